import { expect, it } from 'vitest';
import { describeSpeed } from './speed-texts.ts';

it.each([
  ['paint', 2500, 'fr', '2,5\u00a0s ou moins'],
  ['paint', 2500, 'en', '2.5\u00a0s or less'],
  ['paint', 3000, 'en', '3\u00a0s or less (needs improvement)'],
  ['paint', null, 'fr', 'plus de 6\u00a0s (à améliorer)'],
  ['interaction', 200, 'fr', '200\u00a0ms ou moins'],
  ['interaction', null, 'en', 'more than 1000\u00a0ms (needs improvement)'],
  ['shift', 100, 'fr', '0,1 ou moins'],
  ['shift', 250, 'en', '0.25 or less (needs improvement)'],
] as const)('describes %s of at most %s in %s: %s', (measure, atMost, locale, text) => {
  expect(describeSpeed(measure, { visits: 10, atMost }, locale)).toBe(text);
});

it('shows no figure if fewer than ten visits were measured', () => {
  expect(describeSpeed('paint', { visits: 9, atMost: 500 }, 'en')).toBe('too few visits (9)');
  expect(describeSpeed('paint', undefined, 'fr')).toBe('non mesuré');
});
