import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stubFirestore } from '../../testing/stub-firestore.ts';
import { renderSite } from '../../testing/render-site.tsx';

it('shows the note above the drawing on a phone', async () => {
  await page.viewport(360, 740);
  stubFirestore({
    notes: [
      {
        _id: 'note_1',
        note: 'No practice on Monday.',
        note_fr: 'Pas d’entraînement lundi.',
        buttonDisplay: false,
        updatedAt: new Date('2026-10-05T16:00:00Z'),
      },
    ],
  });
  const screen = await renderSite('/schedule', 'fr');
  const note = screen.getByText('Pas d’entraînement lundi.').first();
  await expect.element(note).toBeVisible();
  const drawingTops = [...screen.container.querySelectorAll('img[src$="season.svg"]')]
    .filter((drawing) => drawing.checkVisibility())
    .map((drawing) => drawing.getBoundingClientRect().top);
  expect(drawingTops).toHaveLength(1);
  expect(drawingTops[0]).toBeGreaterThan(note.element().getBoundingClientRect().bottom);
});
