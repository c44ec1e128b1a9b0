import { expect, it } from 'vitest';
import { findMonday, toIsoWeek } from './iso-week.ts';

it.each([
  ['2026-11-23T12:00:00Z', '2026-W48'],
  // It is still Sunday evening in Toronto.
  ['2026-11-23T04:00:00Z', '2026-W47'],
  ['2027-01-01T12:00:00Z', '2026-W53'],
  ['2027-01-04T12:00:00Z', '2027-W01'],
  ['2024-12-30T12:00:00Z', '2025-W01'],
])('%s is in the week %s', (instant, week) => {
  expect(toIsoWeek(Date.parse(instant))).toBe(week);
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  // Clocks change on this Sunday.
  ['2026-03-08', '2026-03-02'],
])('the week of %s starts on %s', (day, monday) => {
  expect(findMonday(day)).toBe(monday);
});
