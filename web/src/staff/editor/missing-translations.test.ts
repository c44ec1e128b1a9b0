import { expect, test } from 'vitest';
import { findMissingTranslations } from './missing-translations.ts';

test('finds the empty field when the other language has a text', () => {
  expect(
    findMissingTranslations({ note: 'Gym closed', note_fr: ' \n', buttonDisplay: true }),
  ).toEqual(['note_fr']);
  expect(
    findMissingTranslations({ cost: '', cost_fr: '280 $', schedule: 'a', schedule_fr: 'b' }),
  ).toEqual(['cost']);
});

test('finds nothing if a text is present or missing in both languages', () => {
  expect(
    findMissingTranslations({ note: '', note_fr: '', link: 'https://example.org', num: 1 }),
  ).toEqual([]);
  expect(findMissingTranslations({ note: 'Gym closed', note_fr: 'Gymnase fermé' })).toEqual([]);
});
