import { expect, it } from 'vitest';
import { getTorontoMonth } from './toronto-month.ts';

it.each([
  ['is still December when it is January in Europe', '2027-01-01T03:00:00Z', 2026, 12],
  ['is December until 5:00 UTC, in winter', '2027-01-01T04:59:59Z', 2026, 12],
  ['is January from 5:00 UTC on', '2027-01-01T05:00:00Z', 2027, 1],
  ['is July until 4:00 UTC, in summer', '2027-08-01T03:59:59Z', 2027, 7],
  ['is August from 4:00 UTC on', '2027-08-01T04:00:00Z', 2027, 8],
  [
    'is November from 4:00 UTC on, because summer time ends two hours later',
    '2026-11-01T04:00:00Z',
    2026,
    11,
  ],
])('in Toronto it %s', (_, instant, year, month) => {
  expect(getTorontoMonth(new Date(instant))).toEqual({ year, month });
});
