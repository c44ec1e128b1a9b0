import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredDocument } from '../../testing/stored-document.ts';
import { stubFirestore, waitForReads } from '../../testing/stub-firestore.ts';
import { renderSite } from '../../testing/render-site.tsx';

const makeNote = (changes: Partial<StoredDocument> = {}): StoredDocument => ({
  _id: 'note_1',
  note: 'No practice on Monday.',
  note_fr: 'Pas d’entraînement lundi.',
  buttonDisplay: true,
  updatedAt: new Date('2026-10-05T16:00:00Z'),
  ...changes,
});
const documentsWithBlankNote = {
  notes: [makeNote({ note: '', note_fr: ' ', buttonDisplay: false })],
};

beforeEach(() => page.viewport(768, 900));

describe('a visitor of the schedule', () => {
  it('reads the note and its date in French, then in English after the toggle', async () => {
    stubFirestore({ notes: [makeNote()] });
    const screen = await renderSite('/schedule', 'fr');
    await expect.element(screen.getByText('Pas d’entraînement lundi.')).toBeVisible();
    await expect.element(screen.getByText('5 octobre 2026', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'EN English' }).click();
    await expect.element(screen.getByText('No practice on Monday.')).toBeVisible();
    await expect.element(screen.getByText('October 5th 2026', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'practice and game schedule' }))
      .toBeVisible();
  });

  it('reads the first note only', async () => {
    stubFirestore({ notes: [makeNote(), makeNote({ _id: 'note_2', note: 'Second note' })] });
    const screen = await renderSite('/schedule', 'en');
    await expect.element(screen.getByText('No practice on Monday.')).toBeVisible();
    await expect.element(screen.getByText('Second note')).not.toBeInTheDocument();
  });

  it('reads the text in the other language, with its `lang`, if theirs is empty', async () => {
    stubFirestore({ notes: [makeNote({ note_fr: '' })] });
    const screen = await renderSite('/schedule', 'fr');
    await expect.element(screen.getByText('No practice on Monday.')).toHaveAttribute('lang', 'en');
  });

  it.each([true, false])(
    'sees the register-now button only if staff show it (%s)',
    async (isShown) => {
      stubFirestore({ notes: [makeNote({ buttonDisplay: isShown })] });
      const screen = await renderSite('/schedule', 'en');
      await expect.element(screen.getByText('No practice on Monday.')).toBeVisible();
      const button = screen.getByRole('link', { name: 'Register now' });
      if (isShown) await expect.element(button).toHaveAttribute('href', '/registration');
      else await expect.element(button).not.toBeInTheDocument();
    },
  );
});

describe('a visitor whose note is missing or does not load', () => {
  it.each([
    ['stalls', 'fr', 'Chargement des notes…'],
    ['stalls', 'en', 'Loading notes...'],
    [{}, 'fr', 'Aucune note pour le moment.'],
    [documentsWithBlankNote, 'fr', 'Aucune note pour le moment.'],
    [{}, 'en', 'No notes available.'],
    ['fails', 'fr', 'La note ne se charge pas.'],
    ['fails', 'en', 'No notes.'],
  ] as const)(
    'reads a message when Firestore’s response is %j, in %s',
    async (behaviour, locale, text) => {
      stubFirestore(behaviour);
      const screen = await renderSite('/schedule', locale);
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    },
  );
});

it('a parent unfolds Google’s calendar, and finds a link to open it on Google’s site', async () => {
  // The test may run without a network.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const screen = await renderSite('/schedule', 'fr');
  const frame = screen.getByTitle('Calendrier des entraînements et des matchs');
  await expect.element(frame).not.toBeVisible();
  await screen.getByRole('heading', { name: 'Calendrier du club' }).click();
  await expect
    .element(screen.getByRole('link', { name: /^Ouvrir dans Google Agenda/u }))
    .toHaveAttribute('href', expect.stringContaining('hl=fr'));
  await expect.element(frame).toBeVisible();
  await expect.element(frame).toHaveAttribute('src', expect.stringContaining('America%2FToronto'));
  await expect.element(frame).toHaveAttribute('loading', 'lazy');
});

it('a visitor with a phone sees no drawing before the note', async () => {
  await page.viewport(360, 740);
  stubFirestore({ notes: [makeNote()] });
  const screen = await renderSite('/schedule', 'fr');
  await expect.element(screen.getByText('Pas d’entraînement lundi.').first()).toBeVisible();
  const drawing = screen.container.querySelector('img[src$="season.svg"]');
  expect(drawing?.checkVisibility()).toBe(false);
});

/** Restores the page as the browser does, after a time away from it. */
function restorePage(minutesAway: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + minutesAway * 60_000);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

it('a visitor who comes back gets the list again only if it is stale', async () => {
  stubFirestore({ notes: [makeNote()] });
  const screen = await renderSite('/schedule', 'en');
  await expect.element(screen.getByText('No practice on Monday.')).toBeVisible();
  await waitForReads();
  const queries = stubFirestore({ notes: [makeNote({ note: 'Practice as usual.' })] });
  // A list is stale after five minutes. At the first return it is four minutes old, at the second
  // eight.
  restorePage(4);
  restorePage(4);
  await expect.element(screen.getByText('Practice as usual.')).toBeVisible();
  expect(queries.filter((query) => query.includes('"notes"'))).toHaveLength(1);
});
