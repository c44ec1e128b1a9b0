import { expect, it } from 'vitest';
import { todayInToronto } from './today.ts';

it.each([
  ['is still the old year when Europe has the new one', '2027-01-01T03:00:00Z', 2026, 12],
  ['is December until five in UTC, in winter', '2027-01-01T04:59:59Z', 2026, 12],
  ['is January from five on', '2027-01-01T05:00:00Z', 2027, 1],
  ['is July until four in UTC, in summer', '2027-08-01T03:59:59Z', 2027, 7],
  ['is August from four on', '2027-08-01T04:00:00Z', 2027, 8],
  ['is November once the clocks still on summer time say so', '2026-11-01T04:00:00Z', 2026, 11],
])('in Toronto it %s', (_, instant, year, month) => {
  expect(todayInToronto(new Date(instant))).toEqual({ year, month });
});
