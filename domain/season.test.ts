import { expect, it } from 'vitest';
import { getSeasonEnd } from './season.ts';

it.each([
  ['in autumn', '2026-11-22T12:00:00.000Z', '2027-05-01T00:00:00.000Z'],
  ['after New Year', '2027-01-05T12:00:00.000Z', '2027-05-01T00:00:00.000Z'],
  ['on the last day of the season', '2027-04-30T12:00:00.000Z', '2027-05-01T00:00:00.000Z'],
  ['on the day after, in the next season', '2027-05-01T12:00:00.000Z', '2028-05-01T00:00:00.000Z'],
])('%s (%s), the season ends at %s', (_, day, end) => {
  expect(new Date(getSeasonEnd(Date.parse(day))).toISOString()).toBe(end);
});
