import { expect, test } from 'vitest';
import { findMissingTranslations, findUntouchedTranslations } from './translations.ts';

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

const note = { note: 'Gym open', note_fr: 'Gymnase ouvert', buttonDisplay: true };

test('finds the unchanged field when only the other language changed', () => {
  expect(findUntouchedTranslations(note, { ...note, note_fr: 'Gymnase fermé' })).toEqual(['note']);
  expect(findUntouchedTranslations(note, { ...note, note: 'Gym closed' })).toEqual(['note_fr']);
});

test('finds nothing if both languages changed, or no text did', () => {
  const both = { ...note, note: 'Gym closed', note_fr: 'Gymnase fermé' };
  expect(findUntouchedTranslations(note, both)).toEqual([]);
  expect(findUntouchedTranslations(note, { ...note, buttonDisplay: false })).toEqual([]);
});

test('ignores added spaces', () => {
  expect(findUntouchedTranslations(note, { ...note, note: 'Gym open ' })).toEqual([]);
});

test('ignores a field that is empty before or after the edit', () => {
  const withoutEnglish = { ...note, note: '' };
  expect(findUntouchedTranslations(note, withoutEnglish)).toEqual([]);
  expect(findUntouchedTranslations(withoutEnglish, note)).toEqual([]);
  expect(
    findUntouchedTranslations(withoutEnglish, { ...withoutEnglish, note_fr: 'Fermé' }),
  ).toEqual([]);
});
