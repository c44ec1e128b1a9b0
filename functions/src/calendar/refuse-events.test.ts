import {
  declareCases,
  eveningLines,
  makeEvent,
  practiceSummary,
  torontoTimePrefix,
  weeklyLines,
} from './testing/event-cases.ts';

declareCases([
  // Rules that are refused before ical.js gets them.
  ...[
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=5',
    'FREQ=HOURLY',
    'FREQ=WEEKLY;COUNT=0',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;BYHOUR=18,20',
    'FREQ=WEEKLY;BYMINUTE=0,30',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYYEARDAY=366',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=1',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20',
    'FREQ=WEEKLY;BYDAY=2TU',
    'FREQ=WEEKLY;BYMONTHDAY=31',
    'FREQ=WEEKLY;UNTIL=tomorrow',
    'FREQ=WEEKLY;FREQ=DAILY',
    'FREQ=WEEKLY;COUNT=3;UNTIL=20261231',
    'FREQ=WEEKLY;X-NEW=1',
    'BYDAY=TU',
    '',
  ].map((rule) => ({
    title: `the rule "${rule}" as unknown`,
    events: [makeEvent(...eveningLines, `RRULE:${rule}`)],
    expectedEntries: [],
    refusalsAndWarnings: ['unknown-rule'],
  })),
  {
    title: 'two rules of one series as unknown',
    events: [makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY', 'RRULE:FREQ=DAILY')],
    expectedEntries: [],
    refusalsAndWarnings: ['unknown-rule'],
  },
  {
    title: 'a rule of exceptions as unknown',
    events: [makeEvent(...weeklyLines, 'EXRULE:FREQ=MONTHLY')],
    expectedEntries: [],
    refusalsAndWarnings: ['unknown-rule'],
  },
  // What calendars write for entries whose details they do not share.
  ...[
    ...['Busy', 'Occupé(e)', 'Tentative', 'Provisoire', 'Free', 'Libre', 'Out of Office'],
    ...['Absent(e) du bureau', 'Working elsewhere', 'Indisponible', 'Rendez-vous privé'],
  ].map((title) => ({
    title: `the title "${title}" as private`,
    events: [makeEvent(`SUMMARY:${title}`, ...eveningLines)],
    expectedEntries: [],
    refusalsAndWarnings: ['private'],
  })),
  // Refused entries.
  {
    title: 'a good entry beside one with an invalid start',
    events: [makeEvent('UID:b', 'DTSTART:soon'), makeEvent(...eveningLines)],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'nothing from an entry without a start',
    events: [makeEvent('DTEND:20261124T230000Z')],
    expectedEntries: [],
    refusalsAndWarnings: ['no-start'],
  },
  ...['20270230T180000Z', '20261324T180000Z', '20261124T250000Z'].map((start) => ({
    title: `nothing from the start ${start}, which no clock shows`,
    events: [makeEvent(`DTSTART:${start}`)],
    expectedEntries: [],
    refusalsAndWarnings: ['no-start'],
  })),
  {
    title: 'nothing from an entry with an invalid exception',
    events: [makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:,')],
    expectedEntries: [],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'nothing from an entry with an invalid length',
    events: [makeEvent('DTSTART:20261124T230000Z', 'DURATION:2 hours')],
    expectedEntries: [],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'a good entry beside one with a line without a colon',
    events: [makeEvent('UID:b', 'DTSTART', 'DTEND;TZID'), makeEvent(...eveningLines)],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'nothing from a start after 2100',
    events: [makeEvent('DTSTART:99991231T000000Z')],
    expectedEntries: [],
    refusalsAndWarnings: ['no-start'],
  },
  {
    title: 'nothing from an entry without a title',
    events: [makeEvent('SUMMARY:', ...eveningLines)],
    expectedEntries: [],
    refusalsAndWarnings: ['no-title'],
  },
  {
    title: 'nothing from a private entry',
    events: [makeEvent('CLASS:PRIVATE', ...eveningLines)],
    expectedEntries: [],
    refusalsAndWarnings: ['private'],
  },
  {
    title: 'a series without its private occurrence',
    events: [
      makeEvent(...weeklyLines),
      makeEvent(
        `RECURRENCE-ID${torontoTimePrefix}20261201T180000`,
        'CLASS:PRIVATE',
        ...eveningLines,
      ),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
    refusalsAndWarnings: ['private'],
  },
  {
    title: 'a series without the occurrence of an unreadable override',
    events: [
      makeEvent(...weeklyLines),
      makeEvent(`RECURRENCE-ID${torontoTimePrefix}20261201T180000`, 'DTSTART:tomorrow'),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'an entire series beside an override whose RECURRENCE-ID is unreadable',
    events: [makeEvent(...weeklyLines), makeEvent('RECURRENCE-ID:tomorrow', ...eveningLines)],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-01T23:00Z 120 min',
      '2026-12-08T23:00Z 120 min',
    ],
    refusalsAndWarnings: ['unreadable'],
  },
  {
    title: 'nothing from a private entry of last year, and reports no refusal',
    events: [makeEvent('DTSTART:20251124T180000Z', 'DTEND:20251224T180000Z', 'CLASS:PRIVATE')],
    expectedEntries: [],
  },
  // Accepted, or ignored without a refusal.
  {
    title: 'property names in lower case',
    events: [['uid:a', 'summary:U15', 'dtstart:20261124T230000Z']],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'an entry, and ignores the lines of its alarm',
    events: [
      makeEvent(
        practiceSummary,
        ...eveningLines,
        'BEGIN:VALARM',
        'TRIGGER:-PT30M',
        'SUMMARY:Alarm',
        'DURATION:PT5M',
        'END:VALARM',
      ),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'an entry with unknown and malformed properties',
    events: [
      makeEvent(...eveningLines, 'X-GOOGLE-CONFERENCE:https://meet.google.com/x', 'NONSENSE'),
    ],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'nothing from an entry before the window, nor from one after it',
    events: [makeEvent('DTSTART:20261101T120000Z'), makeEvent('UID:b', 'DTSTART:20270701T120000Z')],
    expectedEntries: [],
  },
]);
