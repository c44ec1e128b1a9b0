import { expect, it } from 'vitest';
import { addNoBreakSpaces } from './no-break-spaces.ts';

it('joins a number to the next word, and lets lines break elsewhere', () => {
  expect(addNoBreakSpaces('Camp : les 5 et 6 décembre, à 9 h')).toBe(
    'Camp : les 5\u00a0et 6\u00a0décembre, à 9\u00a0h',
  );
});
