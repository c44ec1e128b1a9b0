import { expect, it } from 'vitest';
import { getEndOfToday } from './notice-fields.ts';

it.each([
  ['a winter evening', '2026-12-02T00:30:00.000Z', '2026-12-02T04:59:00.000Z'],
  ['a summer evening', '2027-07-01T23:30:00.000Z', '2027-07-02T03:59:00.000Z'],
  ['a time after midnight in UTC', '2026-11-28T03:00:00.000Z', '2026-11-28T04:59:00.000Z'],
  ['the day of the spring change', '2027-03-14T05:30:00.000Z', '2027-03-15T03:59:00.000Z'],
  ['the day of the autumn change', '2027-11-07T04:30:00.000Z', '2027-11-08T04:59:00.000Z'],
])('ends a notice at 23:59 of the Toronto day on which it is written: %s', (_, now, end) => {
  expect(getEndOfToday(Date.parse(now))).toBe(end);
});
