import { expect, it } from 'vitest';
import { findMonday, findWeekEnd, listLatestWeeks, toIsoWeek } from './iso-week.ts';

it.each([
  ['2026-11-23T12:00:00Z', '2026-W48'],
  // It is still Sunday evening in Montréal.
  ['2026-11-23T04:00:00Z', '2026-W47'],
  ['2027-01-01T12:00:00Z', '2026-W53'],
  ['2027-01-04T12:00:00Z', '2027-W01'],
  ['2024-12-30T12:00:00Z', '2025-W01'],
])('%s is in the week %s', (instant, week) => {
  expect(toIsoWeek(Date.parse(instant))).toBe(week);
});

it('finds the same end for every instant of a week: midnight in UTC before the next Monday', () => {
  // From the first second of Monday to the last one of Sunday, in Montréal.
  for (const instant of ['2026-11-16T05:00:00Z', '2026-11-19T12:34:56Z', '2026-11-23T04:59:59Z'])
    expect(new Date(findWeekEnd(Date.parse(instant))).toISOString()).toBe(
      '2026-11-23T00:00:00.000Z',
    );
});

it.each([
  ['2027-01-06T12:00:00Z', ['2027-W01', '2026-W53', '2026-W52']],
  // Minutes after midnight on the Monday after clocks were set forward, then back.
  ['2026-03-09T04:10:00Z', ['2026-W11', '2026-W10', '2026-W09']],
  ['2026-11-02T05:10:00Z', ['2026-W45', '2026-W44', '2026-W43']],
])('the latest weeks at %s are %j', (instant, weeks) => {
  expect(listLatestWeeks(Date.parse(instant), 3)).toEqual(weeks);
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
