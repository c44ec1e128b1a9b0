import { expect, it } from 'vitest';
import { makePublicCacheControl } from './public-cache-control.ts';

it.each([
  ['for 5 min a list that does not change soon', undefined, 'public, max-age=60, s-maxage=300'],
  ['for 5 min a list that changes in an hour', 3_600_000, 'public, max-age=60, s-maxage=300'],
  ['for 200 s a list that changes in 200 s', 200_000, 'public, max-age=60, s-maxage=200'],
  ['for 20 s a list that changes in 20.999 s', 20_999, 'public, max-age=20, s-maxage=20'],
  ['no list that changes in 400 ms', 400, 'public, max-age=0, s-maxage=0'],
])('caches %s', (_, msUntilChange, header) => {
  expect(makePublicCacheControl(msUntilChange)).toBe(header);
});
