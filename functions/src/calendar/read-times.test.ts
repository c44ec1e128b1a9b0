import {
  declareCases,
  eveningLines,
  eveningStart,
  summerNow,
  makeEvent,
  torontoTimePrefix,
  weeklyLines,
} from './testing/event-cases.ts';

declareCases([
  // Times and zones.
  {
    title: 'a practice in the club’s zone',
    events: [makeEvent(...eveningLines)],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'a practice in UTC',
    events: [makeEvent('DTSTART:20261124T230000Z', 'DTEND:20261125T010000Z')],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'a practice without a zone, as a time in the club’s zone',
    events: [makeEvent('DTSTART:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a practice in another zone',
    events: [makeEvent('DTSTART;TZID=America/Winnipeg:20261124T170000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a zone by Outlook’s name',
    events: [makeEvent('DTSTART;TZID=Eastern Standard Time:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a zone by Outlook’s name in quotes',
    events: [makeEvent('DTSTART;TZID="Pacific Standard Time":20261124T150000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a zone after a vendor’s prefix',
    events: [makeEvent('DTSTART;TZID=/example.org/Tzfile/America/Toronto:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'an unknown zone as the club’s, and reports it to staff',
    events: [makeEvent('DTSTART;TZID=Custom Zone 7:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'an end in an unknown zone as one in the club’s, and reports it to staff',
    events: [makeEvent('DTSTART:20261124T230000Z', 'DTEND;TZID=Custom Zone 7:20261124T200000')],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'a further date in an unknown zone as one in the club’s, and reports it to staff',
    events: [makeEvent(eveningStart, 'RDATE;TZID=Custom Zone 7:20261126T180000')],
    expectedEntries: ['2026-11-24T23:00Z', '2026-11-26T23:00Z'],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'an exception in an unknown zone as one in the club’s, and reports it to staff',
    events: [makeEvent(...weeklyLines, 'EXDATE;TZID=Custom Zone 7:20261201T180000')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'a replaced time in an unknown zone as one in the club’s, and reports it to staff',
    events: [
      makeEvent(...weeklyLines),
      makeEvent('RECURRENCE-ID;TZID=Custom Zone 7:20261201T180000', 'DTSTART:20261202T230000Z'),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-02T23:00Z',
      '2026-12-08T23:00Z 120 min',
    ],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'a time that the clocks skip, with the offset before the change',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20270314T023000`)],
    expectedEntries: ['2027-03-14T07:30Z'],
  },
  {
    title: 'a time that the clocks show twice, as the first of the two',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20261101T013000`)],
    now: summerNow,
    expectedEntries: ['2026-11-01T05:30Z'],
  },
  // Ends.
  {
    title: 'an entry without an end',
    events: [makeEvent(eveningStart)],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a duration',
    events: [makeEvent(eveningStart, 'DURATION:PT1H30M')],
    expectedEntries: ['2026-11-24T23:00Z 90 min'],
  },
  {
    title: 'an entry that ends before it starts, as one without an end',
    events: [makeEvent(eveningStart, `DTEND${torontoTimePrefix}20261124T170000`)],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'an end in another zone',
    events: [makeEvent(eveningStart, 'DTEND:20261125T003000Z')],
    expectedEntries: ['2026-11-24T23:00Z 90 min'],
  },
  {
    title: 'a practice over midnight in Montréal',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261124T230000`,
        `DTEND${torontoTimePrefix}20261125T010000`,
      ),
    ],
    expectedEntries: ['2026-11-25T04:00Z 120 min'],
  },
  {
    title: 'nothing from an entry of 32 days',
    events: [makeEvent('DTSTART:20261201T000000Z', 'DTEND:20270102T000000Z')],
    expectedEntries: [],
    refusalsAndWarnings: ['too-long'],
  },
  // Days without times.
  {
    title: 'a day',
    events: [makeEvent('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225')],
    expectedEntries: ['2026-12-24'],
  },
  {
    title: 'days without VALUE=DATE',
    events: [makeEvent('DTSTART:20261224', 'DTEND:20261226')],
    expectedEntries: ['2026-12-24 to 2026-12-25'],
  },
  {
    title: 'an entry whose start is a day and whose end has a time, as a day',
    events: [makeEvent('DTSTART;VALUE=DATE:20261224', 'DTEND:20261225T000000Z')],
    expectedEntries: ['2026-12-24'],
  },
  {
    title: 'an entry whose start has a time and whose end is a day, up to midnight',
    events: [makeEvent(eveningStart, 'DTEND;VALUE=DATE:20261125')],
    expectedEntries: ['2026-11-24T23:00Z 360 min'],
  },
  {
    title: 'a negative duration, as no duration',
    events: [makeEvent(eveningStart, 'DURATION:-PT1H')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a UTC time that also names a zone, as a time in UTC',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20261124T230000Z`)],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'an empty zone as the club’s, and reports it to staff',
    events: [makeEvent('DTSTART;TZID=:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
    refusalsAndWarnings: ['unknown-zone'],
  },
  {
    title: 'a parameter with a colon in quotes',
    events: [makeEvent('DTSTART;X-A="a:b;c";TZID=America/Toronto:20261124T180000')],
    expectedEntries: ['2026-11-24T23:00Z'],
  },
  {
    title: 'a day without an end',
    events: [makeEvent('DTSTART;VALUE=DATE:20261224')],
    expectedEntries: ['2026-12-24'],
  },
  {
    title: 'several days up to the day before DTEND',
    events: [makeEvent('DTSTART;VALUE=DATE:20261221', 'DTEND;VALUE=DATE:20270104')],
    expectedEntries: ['2026-12-21 to 2027-01-03'],
  },
  {
    title: 'a day with a duration',
    events: [makeEvent('DTSTART;VALUE=DATE:20261224', 'DURATION:P2D')],
    expectedEntries: ['2026-12-24 to 2026-12-25'],
  },
  {
    title: 'a day that ends where it starts',
    events: [makeEvent('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261224')],
    expectedEntries: ['2026-12-24'],
  },
  {
    title: 'days over the change of the clocks',
    events: [makeEvent('DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270316')],
    expectedEntries: ['2027-03-13 to 2027-03-15'],
  },
  {
    title: 'a day each week, except one',
    events: [
      makeEvent(
        'DTSTART;VALUE=DATE:20261129',
        'RRULE:FREQ=WEEKLY;UNTIL=20261213',
        'EXDATE;VALUE=DATE:20261206',
      ),
    ],
    expectedEntries: ['2026-11-29', '2026-12-13'],
  },
]);
