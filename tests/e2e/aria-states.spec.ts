import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const textsByLanguage = {
  fr: {
    teams: 'Liste des équipes',
    news: 'Nouvelles du club',
    pauseSlides: 'Arrêter le défilement',
    playSlides: 'Reprendre le défilement',
    firstSlide: 'Aller à la diapositive 1',
    year: 'Année de naissance',
    note: /^Note de l’équipe/u,
    stopNote: 'Arrêter le défilement',
    resumeNote: 'Reprendre le défilement',
    coach: /^À propos de/u,
  },
  en: {
    teams: 'List of teams',
    news: 'News from the club',
    pauseSlides: 'Pause the slides',
    playSlides: 'Play the slides',
    firstSlide: 'Go to slide 1',
    year: 'Year of birth',
    note: 'Note from the coaches',
    stopNote: 'Stop scrolling',
    resumeNote: 'Resume scrolling',
    coach: /^About /u,
  },
} as const;

const updatedAt = new Date('2026-10-14T15:00:00Z');
const notice = {
  _id: 'tonight',
  notice: 'The Saint-Laurent gym is closed tonight.',
  notice_fr: 'Le gymnase de Saint-Laurent est fermé ce soir.',
  noticeDisplay: true,
  showUntil: new Date('2026-10-15T04:00:00Z'),
  updatedAt,
};
const longNote = {
  _id: 'note1',
  note: 'Bring water and two pairs of shoes.\n'.repeat(20),
  note_fr: 'Apportez de l’eau et deux paires de souliers.\n'.repeat(20),
  buttonDisplay: false,
  updatedAt,
};

for (const [language, texts] of Object.entries(textsByLanguage)) {
  test.describe(`in ${language}, a screen reader’s user`, () => {
    test('hears an urgent notice, the list of teams, and that the slides are paused', async ({
      page,
    }) => {
      await serveFixedContent(page, { notices: [notice] });
      await page.goto(`/?lng=${language}`);
      await waitForHydration(page);
      await expectAriaSnapshot(
        page.getByRole('alert').filter({ hasText: /Saint-Laurent/u }),
        `states/notice.${language}`,
      );
      const teams = page.getByRole('button', { name: texts.teams });
      await teams.click();
      await expectAriaSnapshot(page.getByRole('banner'), `states/teams.${language}`);
      await page.keyboard.press('Escape');
      const news = page.getByRole('region', { name: texts.news });
      await news.getByRole('button', { name: texts.pauseSlides }).click();
      await expect(news.getByRole('button', { name: texts.playSlides })).toBeVisible();
      await news.getByRole('button', { name: texts.firstSlide }).click();
      await expectAriaSnapshot(news, `states/slides-paused.${language}`);
    });

    test('hears the finder’s result', async ({ page }) => {
      await serveFixedContent(page);
      await page.goto(`/program?lng=${language}`);
      await waitForHydration(page);
      const year = page.getByLabel(texts.year);
      await year.selectOption('2012');
      const finder = page.getByRole('region').filter({ has: year });
      await expect(finder.getByRole('status').getByRole('link').first()).toBeVisible();
      await expectAriaSnapshot(finder, `states/finder.${language}`);
    });

    test('hears a long note that scrolls, and then stops', async ({ page }) => {
      await serveFixedContent(page, { notes: [longNote] });
      await page.goto(`/schedule?lng=${language}`);
      await waitForHydration(page);
      const note = page.getByRole('region', { name: texts.note });
      await expect(note.getByRole('button', { name: texts.stopNote })).toBeVisible();
      await expectAriaSnapshot(note, `states/note-scrolls.${language}`);
      await note.getByRole('button', { name: texts.stopNote }).click();
      await expect(note.getByRole('button', { name: texts.resumeNote })).toBeVisible();
      await expectAriaSnapshot(note, `states/note-stopped.${language}`);
    });

    test('hears the text about a coach', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await serveFixedContent(page);
      await page.goto(`/club?lng=${language}`);
      await waitForHydration(page);
      const coach = page.getByRole('button', { name: texts.coach }).first();
      await coach.scrollIntoViewIfNeeded();
      const card = page.getByRole('region').getByRole('article').first();
      // A screen reader presses a button without a pointer and without the focus.
      await card.getByRole('button').dispatchEvent('click');
      await expect(card.getByRole('button', { expanded: true })).toBeVisible();
      await expectAriaSnapshot(card, `states/coach.${language}`);
    });
  });
}

test.describe('when the database cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  for (const language of ['fr', 'en']) {
    test(`a screen reader’s user hears the error in ${language}, with a way to try again`, async ({
      page,
    }) => {
      await page.route('http://127.0.0.1:8080/**', (route) => route.abort());
      await page.goto(`/program?lng=${language}`);
      await waitForHydration(page);
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
      await expectAriaSnapshot(page.getByRole('main'), `states/unreadable.${language}`);
    });
  }
});
