import {
  declareCases,
  eveningLines,
  first,
  makeEvent,
  third,
  weeklyLines,
  zone,
} from './testing/event-cases.ts';

/** A version of the series, and of the change of its second occurrence. */
const version = (sequence: number, ...lines: string[]) =>
  makeEvent(`SEQUENCE:${sequence}`, ...lines);
const secondTime = `${zone}20261201T180000`;
const change = (sequence: number, ...lines: string[]) =>
  version(sequence, `RECURRENCE-ID${secondTime}`, ...lines);
const oneHourLater = [`DTSTART${zone}20261201T190000`, `DTEND${zone}20261201T200000`];

declareCases([
  [
    'the newer version of a series, with its exception, by SEQUENCE',
    [version(2, ...weeklyLines, `EXDATE${secondTime}`), version(1, ...weeklyLines)],
    [first, third],
  ],
  [
    'the newer version of a series, with its exception, by DTSTAMP',
    [
      makeEvent('DTSTAMP:20261123T130000Z', ...weeklyLines, `EXDATE${secondTime}`),
      makeEvent(...weeklyLines),
    ],
    [first, third],
  ],
  [
    'a newer version that does not repeat',
    [version(1, ...weeklyLines), version(2, ...eveningLines), change(1, ...oneHourLater)],
    [first],
  ],
  [
    'a newer version that is cancelled, with its changed occurrences',
    [
      version(1, ...weeklyLines),
      version(3, ...weeklyLines, 'STATUS:CANCELLED'),
      change(2, ...oneHourLater),
    ],
    [`${first} cancelled`, '2026-12-02T00:00Z 60 min cancelled', `${third} cancelled`],
  ],
  [
    'no older version of a series whose newer version is private',
    [version(1, ...weeklyLines), version(2, ...weeklyLines, 'CLASS:PRIVATE')],
    [],
    { reports: ['private'] },
  ],
  [
    'no older change of an occurrence whose newer one is unreadable',
    [makeEvent(...weeklyLines), change(1, ...oneHourLater), change(2, 'DTSTART:tomorrow')],
    [first, third],
    { reports: ['unreadable'] },
  ],
  [
    'no changed occurrence that a newer version excepts',
    [version(2, ...weeklyLines, `EXDATE${secondTime}`), change(1, ...oneHourLater)],
    [first, third],
  ],
]);
