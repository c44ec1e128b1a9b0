import {
  declareCases,
  eveningLines,
  eveningStart,
  first,
  makeEvent,
  summerNow,
  third,
  weeklyLines,
  zone,
} from './testing/event-cases.ts';

/** The start of the practice of the cases without an end. */
const start = '2026-11-24T23:00Z';
const unknownZone = { reports: ['unknown-zone'] };

declareCases([
  // Times and zones.
  ['a practice in the club’s zone', eveningLines, [first]],
  ['a practice in UTC', ['DTSTART:20261124T230000Z', 'DTEND:20261125T010000Z'], [first]],
  ['a time without a zone, as one in the club’s zone', ['DTSTART:20261124T180000'], [start]],
  ['a practice in another zone', ['DTSTART;TZID=America/Winnipeg:20261124T170000'], [start]],
  ['a zone by Outlook’s name', ['DTSTART;TZID=Eastern Standard Time:20261124T180000'], [start]],
  ['a zone in quotes', ['DTSTART;TZID="Pacific Standard Time":20261124T150000'], [start]],
  [
    'a zone after a vendor’s prefix',
    ['DTSTART;TZID=/example.org/Tzfile/America/Toronto:20261124T180000'],
    [start],
  ],
  ['a UTC time that also names a zone, as in UTC', [`DTSTART${zone}20261124T230000Z`], [start]],
  [
    'a parameter with a colon in quotes',
    ['DTSTART;X-A="a:b;c";TZID=America/Toronto:20261124T180000'],
    [start],
  ],
  // A zone that is not known counts as the club's.
  ['an unknown zone', ['DTSTART;TZID=Custom Zone 7:20261124T180000'], [start], unknownZone],
  ['an empty zone', ['DTSTART;TZID=:20261124T180000'], [start], unknownZone],
  [
    'an end in an unknown zone',
    ['DTSTART:20261124T230000Z', 'DTEND;TZID=Custom Zone 7:20261124T200000'],
    [first],
    unknownZone,
  ],
  [
    'a further date in an unknown zone',
    [eveningStart, 'RDATE;TZID=Custom Zone 7:20261126T180000'],
    [start, '2026-11-26T23:00Z'],
    unknownZone,
  ],
  [
    'an exception in an unknown zone',
    [...weeklyLines, 'EXDATE;TZID=Custom Zone 7:20261201T180000'],
    [first, third],
    unknownZone,
  ],
  [
    'a replaced time in an unknown zone',
    [
      makeEvent(...weeklyLines),
      makeEvent('RECURRENCE-ID;TZID=Custom Zone 7:20261201T180000', 'DTSTART:20261202T230000Z'),
    ],
    [first, '2026-12-02T23:00Z', third],
    unknownZone,
  ],
  // Changes of the clocks.
  [
    'a time that the clocks skip, with the offset before the change',
    [`DTSTART${zone}20270314T023000`],
    ['2027-03-14T07:30Z'],
  ],
  [
    'a time that the clocks show twice, as the first of the two',
    [`DTSTART${zone}20261101T013000`],
    ['2026-11-01T05:30Z'],
    { now: summerNow },
  ],
  // Ends.
  ['an entry without an end', [eveningStart], [start]],
  ['a duration', [eveningStart, 'DURATION:PT1H30M'], [`${start} 90 min`]],
  ['a negative duration, as no duration', [eveningStart, 'DURATION:-PT1H'], [start]],
  ['an end before the start, as no end', [eveningStart, `DTEND${zone}20261124T170000`], [start]],
  ['an end in another zone', [eveningStart, 'DTEND:20261125T003000Z'], [`${start} 90 min`]],
  [
    'a practice over midnight in Toronto',
    [`DTSTART${zone}20261124T230000`, `DTEND${zone}20261125T010000`],
    ['2026-11-25T04:00Z 120 min'],
  ],
  [
    'nothing from an entry of 32 days',
    ['DTSTART:20261201T000000Z', 'DTEND:20270102T000000Z'],
    [],
    { reports: ['too-long'] },
  ],
  // Days without times.
  ['a day', ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225'], ['2026-12-24']],
  ['a day without an end', ['DTSTART;VALUE=DATE:20261224'], ['2026-12-24']],
  ['a day with a duration', ['DTSTART;VALUE=DATE:20261224', 'DURATION:P1D'], ['2026-12-24']],
  [
    'a day that ends where it starts',
    ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261224'],
    ['2026-12-24'],
  ],
  ['days without VALUE=DATE', ['DTSTART:20261224', 'DTEND:20261226'], ['2026-12-24 to 2026-12-25']],
  [
    'days over the change of the clocks',
    ['DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270316'],
    ['2027-03-13 to 2027-03-15'],
  ],
  [
    'a start that is a day with an end that has a time, as a day',
    ['DTSTART;VALUE=DATE:20261224', 'DTEND:20261225T000000Z'],
    ['2026-12-24'],
  ],
  [
    'a start with a time and an end that is a day, up to midnight',
    [eveningStart, 'DTEND;VALUE=DATE:20261125'],
    [`${start} 360 min`],
  ],
]);
