import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

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

test('a screen reader’s user hears an urgent notice, the list of teams, and that the slides are paused', async ({
  page,
}) => {
  await serveFixedContent(page, { notices: [notice] });
  await page.goto('/');
  await waitForHydration(page);
  await expectAriaSnapshot(
    page.getByRole('alert').filter({ hasText: /Saint-Laurent/u }),
    'states/notice',
  );
  const teams = page.getByRole('button', { name: 'Liste des équipes' });
  await teams.click();
  await expectAriaSnapshot(page.getByRole('banner'), 'states/teams');
  await page.keyboard.press('Escape');
  const news = page.getByRole('region', { name: 'Nouvelles du club' });
  await news.getByRole('button', { name: 'Arrêter le défilement' }).click();
  await expect(news.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
  await news.getByRole('button', { name: 'Aller à la diapositive 1' }).click();
  await expectAriaSnapshot(news, 'states/slides-paused');
});

test('a screen reader’s user hears the finder’s result', async ({ page }) => {
  await serveFixedContent(page);
  await page.goto('/program');
  await waitForHydration(page);
  const year = page.getByLabel('Année de naissance');
  await year.selectOption('2012');
  const finder = page.getByRole('region').filter({ has: year });
  await expect(finder.getByRole('status').getByRole('link').first()).toBeVisible();
  await expectAriaSnapshot(finder, 'states/finder');
});

test('a screen reader’s user hears a long note that scrolls, and then stops', async ({ page }) => {
  await serveFixedContent(page, { notes: [longNote] });
  await page.goto('/schedule');
  await waitForHydration(page);
  const note = page.getByRole('region', { name: /^Note de l’équipe/u });
  await expect(note.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible();
  await expectAriaSnapshot(note, 'states/note-scrolls');
  await note.getByRole('button', { name: 'Arrêter le défilement' }).click();
  await expect(note.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
  await expectAriaSnapshot(note, 'states/note-stopped');
});

test('a screen reader’s user hears the text about a coach', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveFixedContent(page);
  await page.goto('/club');
  await waitForHydration(page);
  const coach = page.getByRole('button', { name: /^À propos de/u }).first();
  await coach.scrollIntoViewIfNeeded();
  const card = page.getByRole('region').getByRole('article').first();
  // A screen reader presses a button without a pointer and without the focus.
  await card.getByRole('button').dispatchEvent('click');
  await expect(card.getByRole('button', { expanded: true })).toBeVisible();
  await expectAriaSnapshot(card, 'states/coach');
});

test.describe('when the database cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a screen reader’s user hears the error, with a way to try again', async ({ page }) => {
    await page.route('http://127.0.0.1:8080/**', (route) => route.abort());
    await page.goto('/program');
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
    await expectAriaSnapshot(page.getByRole('main'), 'states/unreadable');
  });
});
