import {
  declareCases,
  type EventCase,
  eveningLines,
  eveningStart,
  first,
  makeEvent,
  practiceSummary,
  second,
  third,
  weeklyLines,
  zone,
} from './testing/event-cases.ts';

const weekly = makeEvent(...weeklyLines);
const evening = makeEvent(...eveningLines);
const secondTime = `RECURRENCE-ID${zone}20261201T180000`;
const unknownRule = { reports: ['unknown-rule'] };
const unreadable = { reports: ['unreadable'] };
const isPrivate = { reports: ['private'] };
const noStart = { reports: ['no-start'] };

declareCases([
  // Rules that are refused before ical.js gets them.
  ...[
    ...['FREQ=SECONDLY', 'FREQ=MINUTELY;COUNT=5', 'FREQ=HOURLY', 'FREQ=WEEKLY;COUNT=0'],
    ...['FREQ=WEEKLY;INTERVAL=0', 'FREQ=WEEKLY;BYHOUR=18,20'],
    ...['FREQ=WEEKLY;BYMINUTE=0,30', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1'],
    ...['FREQ=YEARLY;BYWEEKNO=20', 'FREQ=YEARLY;BYYEARDAY=366'],
    ...['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;BYMONTH=1'],
    ...['FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ...['FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31'],
    ...['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', 'FREQ=MONTHLY;BYDAY=6MO'],
    ...['FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20', 'FREQ=WEEKLY;BYDAY=2TU'],
    ...['FREQ=WEEKLY;BYMONTHDAY=31', 'FREQ=WEEKLY;UNTIL=tomorrow'],
    ...['FREQ=WEEKLY;FREQ=DAILY', 'FREQ=WEEKLY;COUNT=3;UNTIL=20261231'],
    ...['FREQ=WEEKLY;X-NEW=1', 'BYDAY=TU', ''],
  ].map((rule): EventCase => [
    `the rule "${rule}" as unknown`,
    [...eveningLines, `RRULE:${rule}`],
    [],
    unknownRule,
  ]),
  [
    'two rules of one series as unknown',
    [...eveningLines, 'RRULE:FREQ=WEEKLY', 'RRULE:FREQ=DAILY'],
    [],
    unknownRule,
  ],
  ['a rule of exceptions as unknown', [...weeklyLines, 'EXRULE:FREQ=MONTHLY'], [], unknownRule],
  // What calendars write for entries whose details they do not share.
  ...[
    ...['Busy', 'Occupé(e)', 'Tentative', 'Provisoire', 'Free', 'Libre', 'Out of Office'],
    ...['Absent(e) du bureau', 'Working elsewhere', 'Indisponible', 'Rendez-vous privé'],
  ].map((title): EventCase => [
    `the title "${title}" as private`,
    [`SUMMARY:${title}`, ...eveningLines],
    [],
    isPrivate,
  ]),
  // Refused entries.
  ['no entry without a start', ['DTEND:20261124T230000Z'], [], noStart],
  ...['20270230T180000Z', '20261324T180000Z', '20261124T250000Z', '99991231T000000Z'].map(
    (start): EventCase => [
      `no entry at ${start}, which no clock shows, or after 2100`,
      [`DTSTART:${start}`],
      [],
      noStart,
    ],
  ),
  ['no entry without a title', ['SUMMARY:', ...eveningLines], [], { reports: ['no-title'] }],
  ['no private entry', ['CLASS:PRIVATE', ...eveningLines], [], isPrivate],
  ['no entry with an invalid exception', [...weeklyLines, 'EXDATE:,'], [], unreadable],
  ['no entry with an invalid length', [eveningStart, 'DURATION:2 hours'], [], unreadable],
  [
    'a good entry beside one with an invalid start',
    [makeEvent('UID:b', 'DTSTART:soon'), evening],
    [first],
    unreadable,
  ],
  [
    'a good entry beside one with a line without a colon',
    [makeEvent('UID:b', 'DTSTART', 'DTEND;TZID'), evening],
    [first],
    unreadable,
  ],
  [
    'a series without its private occurrence',
    [weekly, makeEvent(secondTime, 'CLASS:PRIVATE', ...eveningLines)],
    [first, third],
    isPrivate,
  ],
  [
    'a series without the occurrence of an unreadable override',
    [weekly, makeEvent(secondTime, 'DTSTART:tomorrow')],
    [first, third],
    unreadable,
  ],
  [
    'an entire series beside an override whose RECURRENCE-ID is unreadable',
    [weekly, makeEvent('RECURRENCE-ID:tomorrow', ...eveningLines)],
    [first, second, third],
    unreadable,
  ],
  // Accepted, or ignored without a refusal.
  [
    'no private entry of last year, and reports no refusal',
    ['DTSTART:20251124T180000Z', 'DTEND:20251224T180000Z', 'CLASS:PRIVATE'],
    [],
  ],
  [
    'property names in lower case',
    [['uid:a', 'summary:U15', 'dtstart:20261124T230000Z']],
    ['2026-11-24T23:00Z'],
  ],
  [
    'an entry, and ignores the lines of its alarm',
    [
      ...[practiceSummary, ...eveningLines],
      ...['BEGIN:VALARM', 'SUMMARY:Alarm', 'DURATION:PT5M', 'END:VALARM'],
    ],
    [first],
  ],
  [
    'an entry with unknown and malformed properties',
    [...eveningLines, 'X-GOOGLE-CONFERENCE:https://meet.google.com/x', 'NONSENSE'],
    [first],
  ],
  [
    'nothing from an entry before the window, nor from one after it',
    [makeEvent('DTSTART:20261101T120000Z'), makeEvent('UID:b', 'DTSTART:20270701T120000Z')],
    [],
  ],
]);
