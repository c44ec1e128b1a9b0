import { expect, it } from 'vitest';
import { isDue } from './schedules.ts';

const timeZone = 'America/Toronto';

it.each([
  ['* * * * *', '2026-11-27T03:30:59Z', true],
  ['7,22,37,52 * * * *', '2026-11-27T03:22:00Z', true],
  ['7,22,37,52 * * * *', '2026-11-27T03:20:00Z', false],
  // 03:30 in Toronto, in winter and in summer.
  ['30 3 * * *', '2026-11-27T08:30:00Z', true],
  ['30 3 * * *', '2026-07-27T07:30:00Z', true],
  ['30 3 * * *', '2026-11-27T03:30:00Z', false],
  // A Monday and a Tuesday.
  ['0 7 * * 1', '2026-11-30T12:00:00Z', true],
  ['0 7 * * 1', '2026-12-01T12:00:00Z', false],
])('the schedule "%s" at %s: %s', (schedule, instant, expected) => {
  expect(isDue(schedule, timeZone, Date.parse(instant))).toBe(expected);
});
