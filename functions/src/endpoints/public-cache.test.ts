import { expect, it } from 'vitest';
import { makePublicCache } from './public-cache.ts';

it.each([
  [undefined, 'public, max-age=60, s-maxage=300'],
  [3_600_000, 'public, max-age=60, s-maxage=300'],
  [200_000, 'public, max-age=60, s-maxage=200'],
  [20_999, 'public, max-age=20, s-maxage=20'],
  [400, 'public, max-age=0, s-maxage=0'],
])('a list that changes in %s ms is not cached for longer', (untilMs, header) => {
  expect(makePublicCache(untilMs)).toBe(header);
});
