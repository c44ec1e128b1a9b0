import {
  declareCases,
  eveningLines,
  summerNow,
  makeEvent,
  torontoTimePrefix,
  weeklyLines,
} from './testing/event-cases.ts';

declareCases([
  // Series.
  {
    title: 'a series that ends after its COUNT',
    events: [makeEvent(...weeklyLines)],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-12-01T23:00Z 120 min',
      '2026-12-08T23:00Z 120 min',
    ],
  },
  {
    title: 'a series that stays at its hour when the clocks change',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20270309T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2')],
    expectedEntries: ['2027-03-09T23:00Z', '2027-03-16T22:00Z'],
  },
  {
    title: 'a rule in lower case',
    events: [makeEvent(...eveningLines, 'rrule:freq=weekly;count=1;')],
    expectedEntries: ['2026-11-24T23:00Z 120 min'],
  },
  {
    title: 'nothing from a series that ends before it begins',
    events: [makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;UNTIL=20200101')],
    expectedEntries: [],
  },
  {
    title: 'each Friday the 13th',
    events: [
      makeEvent('DTSTART;VALUE=DATE:20260213', 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3'),
    ],
    now: summerNow,
    expectedEntries: ['2026-11-13'],
  },
  {
    title: 'further dates that are given as periods, with their own lengths',
    events: [
      makeEvent(
        ...eveningLines,
        'RDATE;VALUE=PERIOD:20261126T230000Z/PT1H,20261127T230000Z/20261128T003000Z',
      ),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-11-26T23:00Z 60 min',
      '2026-11-27T23:00Z 90 min',
    ],
  },
  {
    title: 'further dates in several zones',
    events: [
      makeEvent(
        ...eveningLines,
        'RDATE;TZID=America/Denver:20261126T180000',
        'RDATE;TZID=Europe/Paris:20261127T200000',
      ),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-11-27T01:00Z 120 min',
      '2026-11-27T19:00Z 120 min',
    ],
  },
  {
    title: 'a further date that is a day, at the hour of the series',
    events: [makeEvent(...eveningLines, 'RDATE;VALUE=DATE:20261126')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-11-26T23:00Z 120 min'],
  },
  {
    title: 'a further date with an hour of an all-day series, as a day',
    events: [makeEvent('DTSTART;VALUE=DATE:20261124', `RDATE${torontoTimePrefix}20261126T180000`)],
    expectedEntries: ['2026-11-24', '2026-11-26'],
  },
  {
    title: 'a series over the change of the clocks in autumn',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20261028T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2')],
    now: summerNow,
    expectedEntries: ['2026-10-28T22:00Z', '2026-11-04T23:00Z'],
  },
  {
    title: 'the last evening of a series whose UNTIL is in UTC',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261124T210000`,
        'RRULE:FREQ=WEEKLY;UNTIL=20261202T020000Z',
      ),
    ],
    expectedEntries: ['2026-11-25T02:00Z', '2026-12-02T02:00Z'],
  },
  {
    title: 'a series without its last evening if UNTIL is a second before that evening',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261124T210000`,
        'RRULE:FREQ=WEEKLY;UNTIL=20261202T015959Z',
      ),
    ],
    expectedEntries: ['2026-11-25T02:00Z'],
  },
  {
    title: 'a series that ends on a day, that day included',
    events: [makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;UNTIL=20261201')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-01T23:00Z 120 min'],
  },
  {
    title: 'a series that began before the window and ends after its COUNT',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20261103T180000`, 'RRULE:FREQ=WEEKLY;COUNT=5')],
    expectedEntries: ['2026-11-17T23:00Z', '2026-11-24T23:00Z', '2026-12-01T23:00Z'],
  },
  {
    title: 'a fortnightly series that began long before the window',
    events: [
      makeEvent(`DTSTART${torontoTimePrefix}20260106T180000`, 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
    ],
    expectedEntries: ['2026-11-24T23:00Z', '2026-12-08T23:00Z', '2026-12-22T23:00Z', '13 in all'],
  },
  {
    title: 'two evenings a week',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261124T180000`,
        'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;WKST=SU;UNTIL=20261126T235959Z',
      ),
    ],
    expectedEntries: ['2026-11-24T23:00Z', '2026-11-26T23:00Z'],
  },
  {
    title: 'each day of a camp',
    events: [makeEvent(`DTSTART${torontoTimePrefix}20261228T090000`, 'RRULE:FREQ=DAILY;COUNT=3')],
    expectedEntries: ['2026-12-28T14:00Z', '2026-12-29T14:00Z', '2026-12-30T14:00Z'],
  },
  {
    title: 'the first Monday of each month',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261207T190000`,
        'RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=2',
      ),
    ],
    expectedEntries: ['2026-12-08T00:00Z', '2027-01-05T00:00Z'],
  },
  {
    title: 'the last Friday of each month',
    events: [
      makeEvent(
        `DTSTART${torontoTimePrefix}20261127T190000`,
        'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2',
      ),
    ],
    expectedEntries: ['2026-11-28T00:00Z', '2026-12-26T00:00Z'],
  },
  {
    title: 'the 31st, in the months that have one',
    events: [makeEvent('DTSTART;VALUE=DATE:20261231', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3')],
    expectedEntries: ['2026-12-31', '2027-01-31', '2027-03-31'],
  },
  {
    title: 'a yearly series',
    events: [
      makeEvent('DTSTART;VALUE=DATE:20001224', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24'),
    ],
    expectedEntries: ['2026-12-24'],
  },
  {
    title: 'nothing from a yearly series of 29 February in an ordinary year',
    events: [makeEvent('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')],
    expectedEntries: [],
  },
  {
    title: 'the second 29 February of a yearly series, four years after the first',
    events: [makeEvent('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;COUNT=2')],
    now: Date.parse('2028-02-01T12:00:00Z'),
    expectedEntries: ['2028-02-29'],
  },
  {
    title: 'further dates of an entry without a rule',
    events: [
      makeEvent(...eveningLines, `RDATE${torontoTimePrefix}20261126T180000,20261128T100000`),
    ],
    expectedEntries: [
      '2026-11-24T23:00Z 120 min',
      '2026-11-26T23:00Z 120 min',
      '2026-11-28T15:00Z 120 min',
    ],
  },
  {
    title: 'a further date that the rule has too, once',
    events: [makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261201T230000Z')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-01T23:00Z 120 min'],
  },
  {
    title: 'an endless daily series, up to the end of the window',
    events: [makeEvent('DTSTART:20261124T120000Z', 'RRULE:FREQ=DAILY')],
    expectedEntries: ['2026-11-24T12:00Z', '2026-11-25T12:00Z', '2026-11-26T12:00Z', '182 in all'],
  },
  // Exceptions.
  {
    title: 'exceptions in several lines and lists',
    events: [
      makeEvent(
        ...eveningLines,
        'RRULE:FREQ=WEEKLY;COUNT=5',
        `EXDATE${torontoTimePrefix}20261124T180000,20261201T180000`,
        `EXDATE${torontoTimePrefix}20261208T180000`,
      ),
    ],
    expectedEntries: ['2026-12-15T23:00Z 120 min', '2026-12-22T23:00Z 120 min'],
  },
  {
    title: 'an exception in UTC',
    events: [makeEvent(...weeklyLines, 'EXDATE:20261201T230000Z')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
  },
  {
    title: 'an exception of a day on a series with times',
    events: [makeEvent(...weeklyLines, 'EXDATE;VALUE=DATE:20261201')],
    expectedEntries: ['2026-11-24T23:00Z 120 min', '2026-12-08T23:00Z 120 min'],
  },
]);
