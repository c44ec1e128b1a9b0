import { expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';
import {
  declareCases,
  eveningLines,
  makeEvent,
  torontoTimePrefix,
  weeklyLines,
  winterNow,
} from './testing/event-cases.ts';
import { makeFeed } from './testing/make-feed.ts';

const secondTime = `${torontoTimePrefix}20261201T180000`;
const moveFuture = (...lines: string[]) =>
  makeEvent(`RECURRENCE-ID;RANGE=THISANDFUTURE${secondTime}`, ...lines);
const oneHourLater = [
  `DTSTART${torontoTimePrefix}20261201T190000`,
  `DTEND${torontoTimePrefix}20261201T200000`,
];
const withoutSecond = ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'];

declareCases([
  // An override for an occurrence and all later ones.
  {
    title: 'a series that moves by an hour from its second occurrence on',
    events: [makeEvent(...weeklyLines), moveFuture(...oneHourLater)],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-02T00:00Z 60 min',
      '2026-12-09T00:00Z 60 min',
    ],
  },
  {
    title: 'a series that moves to another day and zone from its second occurrence on',
    events: [makeEvent(...weeklyLines), moveFuture('DTSTART;TZID=America/Denver:20261203T170000')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-04T00:00Z', '2026-12-11T00:00Z'],
  },
  {
    title: 'a series that becomes all-day from its second occurrence on',
    events: [makeEvent(...weeklyLines), moveFuture('DTSTART;VALUE=DATE:20261202')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-02', '2026-12-09'],
  },
  {
    title: 'an all-day series that gets hours from its second day on',
    events: [
      makeEvent('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;COUNT=3'),
      makeEvent(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261125',
        `DTSTART${torontoTimePrefix}20261125T180000`,
      ),
    ],
    expectedEntries: ['2026-11-24', '2026-11-25T23:00Z', '2026-11-26T23:00Z'],
  },
  {
    title: 'a series that is cancelled from its second occurrence on',
    events: [makeEvent(...weeklyLines), moveFuture(...eveningLines, 'STATUS:CANCELLED')],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-11-24T23:00Z 120 min cancelled',
      '2026-12-01T23:00Z 120 min cancelled',
    ],
  },
  {
    title: 'a series that moves twice, and one more occurrence that moves alone',
    events: [
      makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      moveFuture(...oneHourLater),
      makeEvent(
        `RECURRENCE-ID;RANGE=THISANDFUTURE${torontoTimePrefix}20261208T180000`,
        'DTSTART:20261208T220000Z',
      ),
      makeEvent('RECURRENCE-ID:20261215T230000Z', 'DTSTART:20261216T230000Z'),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-02T00:00Z 60 min',
      '2026-12-08T22:00Z',
      '4 in all',
    ],
  },
  {
    title: 'nothing of a series from an unreadable change of all later occurrences on',
    events: [makeEvent(...weeklyLines), moveFuture('DTSTART:tomorrow')],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'nothing of a series from a private change of all later occurrences on',
    events: [makeEvent(...weeklyLines), moveFuture('CLASS:PRIVATE', ...oneHourLater)],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['private'],
  },
  {
    title: 'a change of all earlier occurrences as unknown',
    events: [
      makeEvent(...weeklyLines),
      makeEvent(`RECURRENCE-ID;RANGE=THISANDPRIOR${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: withoutSecond,
    refusalsAndWarnings: ['unknown-rule'],
  },
  {
    title: 'a changed occurrence that repeats as unknown',
    events: [makeEvent(...weeklyLines), makeEvent(`RECURRENCE-ID${secondTime}`, ...weeklyLines)],
    expectedEntries: withoutSecond,
    refusalsAndWarnings: ['unknown-rule'],
  },
  // Versions of a series.
  {
    title: 'the newer version of a series, with its exception, by SEQUENCE',
    events: [
      makeEvent('SEQUENCE:2', ...weeklyLines, `EXDATE${secondTime}`),
      makeEvent('SEQUENCE:1', ...weeklyLines),
    ],
    expectedEntries: withoutSecond,
  },
  {
    title: 'the newer version of a series, with its exception, by DTSTAMP',
    events: [
      makeEvent('DTSTAMP:20261123T130000Z', ...weeklyLines, `EXDATE${secondTime}`),
      makeEvent(...weeklyLines),
    ],
    expectedEntries: withoutSecond,
  },
  {
    title: 'a newer version that does not repeat',
    events: [
      makeEvent('SEQUENCE:1', ...weeklyLines),
      makeEvent('SEQUENCE:2', ...eveningLines),
      makeEvent('SEQUENCE:1', `RECURRENCE-ID${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'a newer version that is cancelled, with its changed occurrences',
    events: [
      makeEvent('SEQUENCE:1', ...weeklyLines),
      makeEvent('SEQUENCE:3', ...weeklyLines, 'STATUS:CANCELLED'),
      makeEvent('SEQUENCE:2', `RECURRENCE-ID${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min cancelled',
      '2026-12-02T00:00Z 60 min cancelled',
      '2026-12-08T23:00Z 120 min cancelled',
    ],
  },
  {
    title: 'no older version of a series whose newer version is private',
    events: [
      makeEvent('SEQUENCE:1', ...weeklyLines),
      makeEvent('SEQUENCE:2', ...weeklyLines, 'CLASS:PRIVATE'),
    ],
    expectedEntries: [],
    refusalsAndWarnings: ['private'],
  },
  {
    title: 'no older change of an occurrence whose newer one is unreadable',
    events: [
      makeEvent(...weeklyLines),
      makeEvent('SEQUENCE:1', `RECURRENCE-ID${secondTime}`, ...oneHourLater),
      makeEvent('SEQUENCE:2', `RECURRENCE-ID${secondTime}`, 'DTSTART:tomorrow'),
    ],
    expectedEntries: withoutSecond,
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'no changed occurrence that a newer version excepts',
    events: [
      makeEvent('SEQUENCE:2', ...weeklyLines, `EXDATE${secondTime}`),
      makeEvent('SEQUENCE:1', `RECURRENCE-ID${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: withoutSecond,
  },
  {
    title: 'a changed occurrence that the series excepts, if it is as new',
    events: [
      makeEvent(...weeklyLines, `EXDATE${secondTime}`),
      makeEvent(`RECURRENCE-ID${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-02T00:00Z 60 min',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'a moved further date once',
    events: [
      makeEvent(...eveningLines, `RDATE${secondTime}`),
      makeEvent(`RECURRENCE-ID${secondTime}`, ...oneHourLater),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-02T00:00Z 60 min'],
  },
]);

it('keeps the keys of occurrences that move with all later ones', () => {
  const listKeys = (...events: (readonly string[])[]) =>
    readFeed(makeFeed(events), winterNow)
      .entries.map(({ key }) => key)
      .toSorted();
  const series = makeEvent(...weeklyLines);
  expect(listKeys(series, moveFuture(...oneHourLater))).toEqual(listKeys(series));
});
