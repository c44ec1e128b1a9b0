import { expect, it } from 'vitest';
import { readLocalizedText } from './read-localized-text.ts';

const row = (note: string, note_fr: string) => ({ _id: 'note', note, note_fr });

it("returns the text in the visitor's language", () => {
  expect(readLocalizedText(row('Closed', 'Fermé'), 'note', 'fr')).toEqual({ text: 'Fermé' });
  expect(readLocalizedText(row('Closed', 'Fermé'), 'note', 'en')).toEqual({ text: 'Closed' });
});

it('falls back to the other language and returns its code', () => {
  expect(readLocalizedText(row('Closed', ' '), 'note', 'fr')).toEqual({
    text: 'Closed',
    lang: 'en',
  });
  expect(readLocalizedText(row('', 'Fermé'), 'note', 'en')).toEqual({ text: 'Fermé', lang: 'fr' });
});

it('returns an empty text if both are empty', () => {
  expect(readLocalizedText(row('', ''), 'note', 'en')).toEqual({ text: '' });
});
