import {
  declareCases,
  eveningLines,
  makeEvent,
  practiceSummary,
  torontoTimePrefix,
  weeklyLines,
} from './testing/event-cases.ts';

declareCases([
  {
    title: 'an entry without a UID beside a refused one without a UID',
    events: [
      [practiceSummary, ...eveningLines],
      ['SUMMARY:', 'RECURRENCE-ID:20261124T230000Z', ...eveningLines],
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['no-title'],
  },
  // Changed occurrences.
  {
    title: 'a moved occurrence whose lines come before those of its series',
    events: [
      makeEvent(
        `RECURRENCE-ID${torontoTimePrefix}20261201T180000`,
        `DTSTART${torontoTimePrefix}20261202T190000`,
        `DTEND${torontoTimePrefix}20261202T200000`,
      ),
      makeEvent(...weeklyLines),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-03T00:00Z 60 min',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'a moved occurrence and an exception at midnight of their days, as Outlook writes them',
    events: [
      makeEvent(
        ...eveningLines,
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Eastern Standard Time:20261208T000000',
      ),
      makeEvent(
        'RECURRENCE-ID;TZID=Eastern Standard Time:20261201T000000',
        'DTSTART:20261202T230000Z',
      ),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-02T23:00Z',
      '2026-12-15T23:00Z 120 min',
    ],
  },
  {
    title: 'the American spelling of a cancelled status',
    events: [makeEvent(...eveningLines, 'STATUS:CANCELED')],
    expectedEntries: ['2026-11-24T23:00Z 120 min cancelled'],
  },
  {
    title: 'a moved occurrence whose RECURRENCE-ID is in UTC',
    events: [
      makeEvent(...weeklyLines),
      makeEvent('RECURRENCE-ID:20261201T230000Z', 'DTSTART:20261203T230000Z'),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-03T23:00Z',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'a moved occurrence whose RECURRENCE-ID is a day',
    events: [
      makeEvent(...weeklyLines),
      makeEvent('RECURRENCE-ID;VALUE=DATE:20261201', 'DTSTART:20261203T230000Z'),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-03T23:00Z',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'an occurrence that moved into the window',
    events: [
      makeEvent(`DTSTART${torontoTimePrefix}20261006T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      makeEvent(
        `RECURRENCE-ID${torontoTimePrefix}20261013T180000`,
        `DTSTART${torontoTimePrefix}20261125T180000`,
      ),
    ],
    expectedEntries: ['2026-11-25T23:00Z'],
  },
  {
    title: 'a series without the occurrence that moved out of the window',
    events: [
      makeEvent(...weeklyLines),
      makeEvent(`RECURRENCE-ID${torontoTimePrefix}20261201T180000`, 'DTSTART:20280101T120000Z'),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
  },
  {
    title: 'a changed occurrence without its series',
    events: [makeEvent(`RECURRENCE-ID${torontoTimePrefix}20261201T180000`, ...eveningLines)],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'the latest of two changes of an occurrence',
    events: [
      makeEvent(...weeklyLines),
      makeEvent('RECURRENCE-ID:20261201T230000Z', 'DTSTART:20261204T230000Z', 'SEQUENCE:2'),
      makeEvent('RECURRENCE-ID:20261201T230000Z', 'DTSTART:20261203T230000Z', 'SEQUENCE:1'),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-04T23:00Z',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'a cancelled occurrence, as cancelled',
    events: [
      makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      makeEvent(
        'RECURRENCE-ID:20261201T230000Z',
        `DTSTART${torontoTimePrefix}20261201T180000`,
        'STATUS:CANCELLED',
      ),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-01T23:00Z cancelled'],
  },
  {
    title: 'a cancelled series, as cancelled',
    events: [makeEvent(...eveningLines, 'STATUS:CANCELLED', 'RRULE:FREQ=WEEKLY;COUNT=1')],
    expectedEntries: ['2026-11-24T23:00Z 120 min cancelled'],
  },
  {
    title: 'a tentative entry, as any other, and reports it to staff',
    events: [makeEvent(...eveningLines, 'STATUS:TENTATIVE')],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['tentative'],
  },
  // UIDs.
  {
    title: 'two entries with one UID',
    events: [makeEvent(...eveningLines), makeEvent('DTSTART:20261125T230000Z')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-11-25T23:00Z'],
  },
  {
    title: 'two entries without a UID',
    events: [
      [practiceSummary, ...eveningLines],
      [practiceSummary, 'DTSTART:20261125T230000Z'],
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-11-25T23:00Z'],
  },
  {
    title: 'a series that was split',
    events: [
      makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;UNTIL=20261130T000000Z'),
      makeEvent(
        'UID:a_R20261201T230000@google.com',
        `DTSTART${torontoTimePrefix}20261201T190000`,
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-02T00:00Z', '2026-12-09T00:00Z'],
  },
]);
