import { expect, it } from 'vitest';
import { formatDollars } from './money.ts';

it('puts the dollar where each language does, on one line with the figure', () => {
  expect(formatDollars(1250, 'en')).toBe('$1,250');
  expect(formatDollars(1250, 'fr')).toBe('1\u00a0250\u00a0$');
});
