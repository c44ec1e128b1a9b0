import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';

const makeEntry = (_id: string, start: string, end = start) =>
  makeCalendarEntry({ _id, start, end });

it('groups entries by the week and day of their start in Toronto, or under today if they have begun', () => {
  // A Wednesday at noon in Toronto.
  const now = '2026-11-25T17:00:00.000Z';
  const groups = groupEntries(
    [
      makeEntry('monday', '2026-11-30T23:00:00.000Z'),
      makeEntry('camp', '2026-11-23T14:00:00.000Z', '2026-11-27T21:00:00.000Z'),
      // Saturday evening in Toronto, Sunday in UTC.
      makeEntry('saturday-late', '2026-11-29T01:00:00.000Z'),
      makeEntry('saturday', '2026-11-28T15:00:00.000Z'),
      makeEntry('today', '2026-11-25T23:00:00.000Z'),
    ],
    now,
  );
  expect(
    groups.map(({ weeksFromNow, days }) => [
      weeksFromNow,
      ...days.map(({ day, entries }) => [day, ...entries.map(({ _id }) => _id)]),
    ]),
  ).toEqual([
    [0, ['2026-11-25', 'camp', 'today'], ['2026-11-28', 'saturday', 'saturday-late']],
    [1, ['2026-11-30', 'monday']],
  ]);
});
