import { expect, it } from 'vitest';
import { readLocalizedText } from './read-localized-text.ts';

const makeRow = (note: string, note_fr: string) => ({ _id: 'note', note, note_fr });

it('returns the text in the requested language', () => {
  expect(readLocalizedText(makeRow('Closed', 'Fermé'), 'note', 'fr')).toEqual({ text: 'Fermé' });
  expect(readLocalizedText(makeRow('Closed', 'Fermé'), 'note', 'en')).toEqual({ text: 'Closed' });
});

it('falls back to the other language and returns its code', () => {
  expect(readLocalizedText(makeRow('Closed', ' '), 'note', 'fr')).toEqual({
    text: 'Closed',
    lang: 'en',
  });
  expect(readLocalizedText(makeRow('', 'Fermé'), 'note', 'en')).toEqual({
    text: 'Fermé',
    lang: 'fr',
  });
});

it('returns an empty text if both are empty', () => {
  expect(readLocalizedText(makeRow('', ''), 'note', 'en')).toEqual({ text: '' });
});
