import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test('shows staff the words that were changed, between those that were not', () => {
  expect(changedPart('Monday at 6 pm, gym A', 'Monday at 7 pm, gym A')).toEqual({
    start: 'Monday at ',
    before: '6',
    after: '7',
    end: ' pm, gym A',
  });
});

test('shows what was added or taken away at either end', () => {
  expect(changedPart('Gym closed', 'Gym closed on Monday')).toMatchObject({
    start: 'Gym closed',
    before: '',
    after: ' on Monday',
  });
  expect(changedPart('', 'New')).toMatchObject({ before: '', after: 'New' });
  expect(changedPart('go go', 'go')).toMatchObject({ start: 'go', before: ' go', after: '' });
});

test('gives both versions back, word for word', () => {
  for (const [before, after] of [
    ['a b a', 'a a'],
    ['one\n two', 'one two\n'],
    ['same', 'same'],
  ] as const) {
    const part = changedPart(before, after);
    expect(part.start + part.before + part.end).toBe(before);
    expect(part.start + part.after + part.end).toBe(after);
  }
});
