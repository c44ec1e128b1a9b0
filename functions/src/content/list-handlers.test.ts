import { expect, it } from 'vitest';
import { makePublicCacheControl } from './list-handlers.ts';

it.each([
  [
    'that does not change soon is cached for 1 min, and by the CDN for 5 min',
    undefined,
    'public, max-age=60, s-maxage=300',
  ],
  ['that changes in an hour is cached as long', 3_600_000, 'public, max-age=60, s-maxage=300'],
  [
    'that changes in 200 s is cached for 1 min, and by the CDN for 200 s',
    200_000,
    'public, max-age=60, s-maxage=200',
  ],
  ['that changes in 20.999 s is cached for 20 s', 20_999, 'public, max-age=20, s-maxage=20'],
  ['that changes in 400 ms is not cached', 400, 'public, max-age=0, s-maxage=0'],
])('a list %s', (_, msUntilChange, header) => {
  expect(makePublicCacheControl(msUntilChange)).toBe(header);
});
