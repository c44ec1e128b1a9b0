import {
  declareCases,
  eveningLines,
  first,
  second,
  summerNow,
  third,
  weeklyLines,
  zone,
} from './testing/event-cases.ts';

const lateEvening = `DTSTART${zone}20261124T210000`;
const weeklyUntil = (day: string) => `RRULE:FREQ=WEEKLY;UNTIL=${day}`;

declareCases([
  // Where a series begins and ends.
  ['a series that ends after its COUNT', weeklyLines, [first, second, third]],
  ['a rule in lower case', [...eveningLines, 'rrule:freq=weekly;count=1;'], [first]],
  [
    'nothing from a series that ends before it begins',
    [...eveningLines, weeklyUntil('20200101')],
    [],
  ],
  [
    'a series that ends on a day, that day included',
    [...eveningLines, weeklyUntil('20261201')],
    [first, second],
  ],
  [
    'the last evening of a series whose UNTIL is in UTC',
    [lateEvening, weeklyUntil('20261202T020000Z')],
    ['2026-11-25T02:00Z', '2026-12-02T02:00Z'],
  ],
  [
    'no last evening if UNTIL is a second before it',
    [lateEvening, weeklyUntil('20261202T015959Z')],
    ['2026-11-25T02:00Z'],
  ],
  [
    'a series that began before the window and ends after its COUNT',
    [`DTSTART${zone}20261103T180000`, 'RRULE:FREQ=WEEKLY;COUNT=5'],
    ['2026-11-17T23:00Z', '2026-11-24T23:00Z', '2026-12-01T23:00Z'],
  ],
  [
    'a fortnightly series that began long before the window',
    [`DTSTART${zone}20260106T180000`, 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['2026-11-24T23:00Z', '2026-12-08T23:00Z', '2026-12-22T23:00Z', '13 in all'],
  ],
  [
    'an endless daily series, up to the end of the window',
    ['DTSTART:20261124T120000Z', 'RRULE:FREQ=DAILY'],
    ['2026-11-24T12:00Z', '2026-11-25T12:00Z', '2026-11-26T12:00Z', '182 in all'],
  ],
  // Rules.
  [
    'a series that stays at its hour when the clocks change in spring',
    [`DTSTART${zone}20270309T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2027-03-09T23:00Z', '2027-03-16T22:00Z'],
  ],
  [
    'a series that stays at its hour when the clocks change in autumn',
    [`DTSTART${zone}20261028T180000`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2026-10-28T22:00Z', '2026-11-04T23:00Z'],
    { now: summerNow },
  ],
  [
    'two evenings a week',
    [`DTSTART${zone}20261124T180000`, `${weeklyUntil('20261126T235959Z')};BYDAY=TU,TH;WKST=SU`],
    ['2026-11-24T23:00Z', '2026-11-26T23:00Z'],
  ],
  [
    'the last Friday of each month',
    [`DTSTART${zone}20261127T190000`, 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'],
    ['2026-11-28T00:00Z', '2026-12-26T00:00Z'],
  ],
  [
    'each Friday the 13th',
    ['DTSTART;VALUE=DATE:20260213', 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3'],
    ['2026-11-13'],
    { now: summerNow },
  ],
  [
    'the 31st, in the months that have one',
    ['DTSTART;VALUE=DATE:20261231', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'],
    ['2026-12-31', '2027-01-31', '2027-03-31'],
  ],
  [
    'a yearly series',
    ['DTSTART;VALUE=DATE:20001224', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24'],
    ['2026-12-24'],
  ],
  [
    'nothing from a yearly series of 29 February in an ordinary year',
    ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'],
    [],
  ],
  [
    'the second 29 February of a yearly series, four years after the first',
    ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;COUNT=2'],
    ['2028-02-29'],
    { now: Date.parse('2028-02-01T12:00:00Z') },
  ],
  // Further dates.
  [
    'further dates of an entry without a rule',
    [...eveningLines, `RDATE${zone}20261126T180000,20261128T100000`],
    [first, '2026-11-26T23:00Z 120 min', '2026-11-28T15:00Z 120 min'],
  ],
  [
    'a further date that the rule has too, once',
    [...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261201T230000Z'],
    [first, second],
  ],
  [
    'further dates that are given as periods, with their own lengths',
    [...eveningLines, 'RDATE;VALUE=PERIOD:20261126T230000Z/PT1H,20261127T230000Z/20261128T003000Z'],
    [first, '2026-11-26T23:00Z 60 min', '2026-11-27T23:00Z 90 min'],
  ],
  [
    'further dates in several zones',
    [
      ...eveningLines,
      'RDATE;TZID=America/Denver:20261126T180000',
      'RDATE;TZID=Europe/Paris:20261127T200000',
    ],
    [first, '2026-11-27T01:00Z 120 min', '2026-11-27T19:00Z 120 min'],
  ],
  [
    'a further date that is a day, at the hour of the series',
    [...eveningLines, 'RDATE;VALUE=DATE:20261126'],
    [first, '2026-11-26T23:00Z 120 min'],
  ],
  [
    'a further date with an hour of an all-day series, as a day',
    ['DTSTART;VALUE=DATE:20261124', `RDATE${zone}20261126T180000`],
    ['2026-11-24', '2026-11-26'],
  ],
  // Exceptions.
  [
    'exceptions in several lines and lists',
    [
      ...[...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=4'],
      `EXDATE${zone}20261124T180000,20261201T180000`,
      `EXDATE${zone}20261208T180000`,
    ],
    ['2026-12-15T23:00Z 120 min'],
  ],
  ['an exception in UTC', [...weeklyLines, 'EXDATE:20261201T230000Z'], [first, third]],
  [
    'an exception of a day on a series with times',
    [...weeklyLines, 'EXDATE;VALUE=DATE:20261201'],
    [first, third],
  ],
  [
    'a day each week, except one',
    ['DTSTART;VALUE=DATE:20261129', ...[weeklyUntil('20261213'), 'EXDATE;VALUE=DATE:20261206']],
    ['2026-11-29', '2026-12-13'],
  ],
]);
