import { expect, test } from 'vitest';
import { halfPublished } from './half-published.ts';

test('names the language that staff left empty beside a written one', () => {
  expect(halfPublished({ note: 'Gym closed', note_fr: ' \n', buttonDisplay: true })).toEqual([
    'note_fr',
  ]);
  expect(halfPublished({ cost: '', cost_fr: '280 $', schedule: 'a', schedule_fr: 'b' })).toEqual([
    'cost',
  ]);
});

test('has nothing to say of texts that are there or missing in both languages', () => {
  expect(halfPublished({ note: '', note_fr: '', link: 'https://example.org', num: 1 })).toEqual([]);
  expect(halfPublished({ note: 'Gym closed', note_fr: 'Gymnase fermé' })).toEqual([]);
});
