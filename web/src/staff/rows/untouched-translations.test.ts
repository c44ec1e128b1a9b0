import { expect, test } from 'vitest';
import { untouchedTranslations } from './untouched-translations.ts';

const note = { note: 'Gym open', note_fr: 'Gymnase ouvert', buttonDisplay: true };

test('names the language that staff did not change beside the one they did', () => {
  expect(untouchedTranslations(note, { ...note, note_fr: 'Gymnase fermé' })).toEqual(['note']);
  expect(untouchedTranslations(note, { ...note, note: 'Gym closed' })).toEqual(['note_fr']);
});

test('has nothing to say when both languages changed, or no text did', () => {
  const both = { ...note, note: 'Gym closed', note_fr: 'Gymnase fermé' };
  expect(untouchedTranslations(note, both)).toEqual([]);
  expect(untouchedTranslations(note, { ...note, buttonDisplay: false, note: 'Gym open ' })).toEqual(
    [],
  );
});

test('leaves a missing language to its own question, and lets it be written', () => {
  const withoutEnglish = { ...note, note: '' };
  expect(untouchedTranslations(note, withoutEnglish)).toEqual([]);
  expect(untouchedTranslations(withoutEnglish, note)).toEqual([]);
  expect(untouchedTranslations(withoutEnglish, { ...withoutEnglish, note_fr: 'Fermé' })).toEqual(
    [],
  );
});
