import { expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';
import {
  declareCases,
  eveningLines,
  first,
  makeEvent,
  practiceSummary,
  second,
  third,
  weeklyLines,
  winterNow,
  zone,
} from './testing/event-cases.ts';
import { makeFeed } from './testing/make-feed.ts';

const weekly = makeEvent(...weeklyLines);
const evening = makeEvent(...eveningLines);
const secondTime = `${zone}20261201T180000`;
/** An override of the second practice, and of it with all later ones. */
const override = (...lines: string[]) => makeEvent(`RECURRENCE-ID${secondTime}`, ...lines);
const moveFuture = (...lines: string[]) =>
  makeEvent(`RECURRENCE-ID;RANGE=THISANDFUTURE${secondTime}`, ...lines);
const oneHourLater = [`DTSTART${zone}20261201T190000`, `DTEND${zone}20261201T200000`];
const movedSecond = '2026-12-02T00:00Z 60 min';

declareCases([
  // Changed occurrences.
  [
    'a moved occurrence whose lines come before those of its series',
    [override(...oneHourLater), weekly],
    [first, movedSecond, third],
  ],
  [
    'a moved occurrence whose RECURRENCE-ID is in UTC',
    [weekly, makeEvent('RECURRENCE-ID:20261201T230000Z', 'DTSTART:20261203T230000Z')],
    [first, '2026-12-03T23:00Z', third],
  ],
  [
    'a moved occurrence whose RECURRENCE-ID is a day',
    [weekly, makeEvent('RECURRENCE-ID;VALUE=DATE:20261201', 'DTSTART:20261203T230000Z')],
    [first, '2026-12-03T23:00Z', third],
  ],
  [
    'a moved occurrence and an exception at midnight of their days, as Outlook writes them',
    [
      makeEvent(
        ...[...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=3'],
        'EXDATE;TZID=Eastern Standard Time:20261208T000000',
      ),
      makeEvent(
        'RECURRENCE-ID;TZID=Eastern Standard Time:20261201T000000',
        'DTSTART:20261202T230000Z',
      ),
    ],
    [first, '2026-12-02T23:00Z'],
  ],
  [
    'an occurrence that moved into the window',
    [
      makeEvent(`DTSTART${zone}20261006T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      makeEvent(`RECURRENCE-ID${zone}20261013T180000`, `DTSTART${zone}20261125T180000`),
    ],
    ['2026-11-25T23:00Z'],
  ],
  [
    'a series without the occurrence that moved out of the window',
    [weekly, override('DTSTART:20280101T120000Z')],
    [first, third],
  ],
  ['a changed occurrence without its series', [override(...eveningLines)], [first]],
  [
    'the latest of two changes of an occurrence',
    [
      weekly,
      override('DTSTART:20261204T230000Z', 'SEQUENCE:2'),
      override('DTSTART:20261203T230000Z', 'SEQUENCE:1'),
    ],
    [first, '2026-12-04T23:00Z', third],
  ],
  [
    'a cancelled occurrence, as cancelled',
    [weekly, override(...oneHourLater, 'STATUS:CANCELLED')],
    [first, `${movedSecond} cancelled`, third],
  ],
  [
    'a moved further date once',
    [makeEvent(...eveningLines, `RDATE${secondTime}`), override(...oneHourLater)],
    [first, movedSecond],
  ],
  [
    'a changed occurrence that the series excepts, if it is as new',
    [makeEvent(...weeklyLines, `EXDATE${secondTime}`), override(...oneHourLater)],
    [first, movedSecond, third],
  ],
  [
    'a changed occurrence that repeats as unknown',
    [weekly, override(...weeklyLines)],
    [first, third],
    { reports: ['unknown-rule'] },
  ],
  // The state of an entry.
  ['a cancelled entry', [...eveningLines, 'STATUS:CANCELLED'], [`${first} cancelled`]],
  ['the American spelling', [...eveningLines, 'STATUS:CANCELED'], [`${first} cancelled`]],
  [
    'a tentative entry, as any other, and reports it to staff',
    [...eveningLines, 'STATUS:TENTATIVE'],
    [first],
    { reports: ['tentative'] },
  ],
  // UIDs.
  [
    'two entries with one UID',
    [evening, makeEvent('DTSTART:20261125T230000Z')],
    [first, '2026-11-25T23:00Z'],
  ],
  [
    'two entries without a UID',
    [
      [practiceSummary, ...eveningLines],
      [practiceSummary, 'DTSTART:20261125T230000Z'],
    ],
    [first, '2026-11-25T23:00Z'],
  ],
  [
    'an entry without a UID beside a refused one without a UID',
    [
      [practiceSummary, ...eveningLines],
      ['SUMMARY:', 'RECURRENCE-ID:20261124T230000Z', ...eveningLines],
    ],
    [first],
    { reports: ['no-title'] },
  ],
  // An override for an occurrence and all later ones.
  [
    'a series that moves by an hour from its second occurrence on',
    [weekly, moveFuture(...oneHourLater)],
    [first, movedSecond, '2026-12-09T00:00Z 60 min'],
  ],
  [
    'a series that moves to another day and zone from its second occurrence on',
    [weekly, moveFuture('DTSTART;TZID=America/Denver:20261203T170000')],
    [first, '2026-12-04T00:00Z', '2026-12-11T00:00Z'],
  ],
  [
    'a series that becomes all-day from its second occurrence on',
    [weekly, moveFuture('DTSTART;VALUE=DATE:20261202')],
    [first, '2026-12-02', '2026-12-09'],
  ],
  [
    'an all-day series that gets hours from its second day on',
    [
      makeEvent('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;COUNT=3'),
      makeEvent(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261125',
        `DTSTART${zone}20261125T180000`,
      ),
    ],
    ['2026-11-24', '2026-11-25T23:00Z', '2026-11-26T23:00Z'],
  ],
  [
    'a series that is cancelled from its second occurrence on',
    [weekly, moveFuture(...eveningLines, 'STATUS:CANCELLED')],
    [first, `${first} cancelled`, `${second} cancelled`],
  ],
  [
    'a series that moves twice, and one more occurrence that moves alone',
    [
      makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      moveFuture(...oneHourLater),
      makeEvent(
        `RECURRENCE-ID;RANGE=THISANDFUTURE${zone}20261208T180000`,
        'DTSTART:20261208T220000Z',
      ),
      makeEvent('RECURRENCE-ID:20261215T230000Z', 'DTSTART:20261216T230000Z'),
    ],
    [first, movedSecond, '2026-12-08T22:00Z', '4 in all'],
  ],
  [
    'nothing of a series from an unreadable change of all later occurrences on',
    [weekly, moveFuture('DTSTART:tomorrow')],
    [first],
    { reports: ['unreadable'] },
  ],
  [
    'nothing of a series from a private change of all later occurrences on',
    [weekly, moveFuture('CLASS:PRIVATE', ...oneHourLater)],
    [first],
    { reports: ['private'] },
  ],
  [
    'a change of all earlier occurrences as unknown',
    [weekly, makeEvent(`RECURRENCE-ID;RANGE=THISANDPRIOR${secondTime}`, ...oneHourLater)],
    [first, third],
    { reports: ['unknown-rule'] },
  ],
]);

it('keeps the keys of occurrences that move with all later ones', () => {
  const listKeys = (...events: (readonly string[])[]) =>
    readFeed(makeFeed(events), winterNow)
      .entries.map(({ key }) => key)
      .toSorted();
  expect(listKeys(weekly, moveFuture(...oneHourLater))).toEqual(listKeys(weekly));
});
