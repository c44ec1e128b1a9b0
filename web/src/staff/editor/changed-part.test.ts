import { expect, test } from 'vitest';
import { findChangedPart } from './changed-part.ts';

test('finds the changed words between the unchanged words', () => {
  expect(findChangedPart('Monday at 6 pm, gym A', 'Monday at 7 pm, gym A')).toEqual({
    unchangedStart: 'Monday at ',
    before: '6',
    after: '7',
    unchangedEnd: ' pm, gym A',
  });
});

test('finds words added or removed at the end, or added to an empty text', () => {
  expect(findChangedPart('Gym closed', 'Gym closed on Monday')).toMatchObject({
    unchangedStart: 'Gym closed',
    before: '',
    after: ' on Monday',
  });
  expect(findChangedPart('', 'New')).toMatchObject({ before: '', after: 'New' });
  expect(findChangedPart('go go', 'go')).toMatchObject({
    unchangedStart: 'go',
    before: ' go',
    after: '',
  });
});

test('returns parts that join to both versions exactly', () => {
  for (const [before, after] of [
    ['a b a', 'a a'],
    ['one\n two', 'one two\n'],
    ['same', 'same'],
  ] as const) {
    const part = findChangedPart(before, after);
    expect(part.unchangedStart + part.before + part.unchangedEnd).toBe(before);
    expect(part.unchangedStart + part.after + part.unchangedEnd).toBe(after);
  }
});
