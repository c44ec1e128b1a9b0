import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { stubFirestore, waitForReads } from '../../testing/stub-firestore.ts';

const minuteMs = 60_000;

const stubNote = (text: string) =>
  stubFirestore({
    notes: [
      {
        _id: 'note_1',
        note: text,
        note_fr: text,
        buttonDisplay: false,
        updatedAt: new Date('2026-10-05T16:00:00Z'),
      },
    ],
  });

/** Restores the page as the browser does, after a time away from it. */
function restorePage(minutesAway: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + minutesAway * minuteMs);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

it('fetches a list again only if it is stale when the visitor comes back', async () => {
  stubNote('No practice on Monday.');
  const screen = await renderSite('/schedule', 'en');
  await expect.element(screen.getByText('No practice on Monday.').first()).toBeVisible();
  await waitForReads();
  const isNoteQuery = (query: string) => query.includes('"notes"');
  const queries = stubNote('Practice as usual.');
  // A list is stale after five minutes. At the first return it is four minutes old, at the second
  // eight.
  restorePage(4);
  restorePage(4);
  await expect.element(screen.getByText('Practice as usual.').first()).toBeVisible();
  expect(queries.filter(isNoteQuery)).toHaveLength(1);
});
