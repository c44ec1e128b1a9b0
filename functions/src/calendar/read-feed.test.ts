import { describe, expect, it } from 'vitest';
import { FeedProblem } from './feed-problem.ts';
import { readFeed } from './read-feed.ts';
import {
  eveningLines,
  type RawEventLines,
  makeEvent,
  zone,
  weeklyLines,
  winterNow,
} from './testing/event-cases.ts';
import { makeFeed } from './testing/make-feed.ts';

it('begins and ends an all-day entry at midnight in Toronto, also on a day of 23 hours', () => {
  const events = [makeEvent('DTSTART;VALUE=DATE:20270314')];
  const [entry] = readFeed(makeFeed(events), winterNow).entries;
  expect(entry?.content).toMatchObject({
    start: '2027-03-14T05:00:00.000Z',
    end: '2027-03-15T04:00:00.000Z',
  });
});

it.each([
  [
    'closes all teams for some days',
    'VALUE=DATE:20261123',
    'Toutes les équipes : congé',
    'cancelled',
  ],
  ['closes the team of the practice', 'VALUE=DATE:20261123', 'U15 congé', 'cancelled'],
  ['closes another team', 'VALUE=DATE:20261123', 'U16 congé', 'planned'],
  ['begins the day after', 'VALUE=DATE:20261125', 'Toutes les équipes : congé', 'planned'],
  ['is itself cancelled', 'VALUE=DATE:20261123', 'ANNULÉ : congé, toutes les équipes', 'planned'],
  ['has times', 'TZID=America/Toronto:20261124T080000', 'Toutes les équipes : congé', 'planned'],
])('reads a practice beside an entry that %s', (_, start, title, state) => {
  const events = [
    makeEvent(...eveningLines, 'SUMMARY:U15 pratique'),
    makeEvent('UID:match', ...eveningLines, 'SUMMARY:U15 vs Laval'),
    makeEvent('UID:closed', `DTSTART;${start}`, 'DURATION:P2D', `SUMMARY:${title}`),
  ];
  const states = readFeed(makeFeed(events), winterNow).entries.map(({ content }) => [
    content.kind,
    content.state,
  ]);
  expect(Object.fromEntries(states)).toMatchObject({ practice: state, match: 'planned' });
});

describe('the key of an entry', () => {
  const listKeys = (...events: RawEventLines[]) =>
    readFeed(makeFeed(events), winterNow).entries.map(({ key }) => key);
  const movedOccurrence = makeEvent('RECURRENCE-ID:20261201T230000Z', 'DTSTART:20261203T230000Z');

  it('stays the same when an entry that does not repeat moves', () => {
    expect(listKeys(makeEvent(...eveningLines))).toEqual(
      listKeys(makeEvent('DTSTART:20261203T230000Z')),
    );
  });

  it.each([
    ['an instant', movedOccurrence],
    ['a local time', makeEvent(`RECURRENCE-ID${zone}20261201T180000`, ...eveningLines)],
    ['a day', makeEvent('RECURRENCE-ID;VALUE=DATE:20261201', ...eveningLines)],
  ])('stays the same for a changed occurrence whose RECURRENCE-ID is %s', (_, override) => {
    const keys = listKeys(makeEvent(...weeklyLines));
    expect(listKeys(makeEvent(...weeklyLines), override).toSorted()).toEqual(keys.toSorted());
  });

  it('stays the same when Google splits the series', () => {
    const first = makeEvent(...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=1');
    const rest = makeEvent(
      'UID:a_R20261201T230000@google.com',
      `DTSTART${zone}20261201T180000`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(listKeys(first, rest)).toEqual(listKeys(makeEvent(...weeklyLines)));
  });

  it('does not depend on the order of the entries in the feed', () => {
    const events = [
      makeEvent(...eveningLines),
      makeEvent('DTSTART:20261125T230000Z'),
      makeEvent('UID:b', ...weeklyLines),
    ];
    expect(listKeys(...events.toReversed())).toEqual(listKeys(...events));
  });

  it('differs between entries', () => {
    const keys = listKeys(makeEvent(...weeklyLines), makeEvent('UID:b', ...weeklyLines));
    expect(new Set(keys).size).toBe(6);
  });
});

it.each([
  ['has two lines', 'U15 match\\npratique annulée', 'ambiguous', false],
  ['is long and ends with the word', `U15 pratique ${'x'.repeat(200)} ANNULÉE`, undefined, true],
])('understands a title that %s', (_, title, problem, isCancelled) => {
  const [entry] = readFeed(
    makeFeed([makeEvent(`SUMMARY:${title}`, ...eveningLines)]),
    winterNow,
  ).entries;
  expect(entry?.titleReading.problems[0]).toBe(problem ?? 'no-place');
  expect(entry?.titleReading.isCancelled).toBe(isCancelled);
  expect(entry?.content.title.length).toBeLessThanOrEqual(200);
});

it('reads a daily series of 36 years', () => {
  const rule = 'RRULE:FREQ=DAILY;UNTIL=20261117T235959Z';
  const events = [makeEvent('DTSTART:19901124T180000Z', rule)];
  const { entries } = readFeed(makeFeed(events), winterNow);
  expect(entries.map(({ content }) => content.start)).toEqual([
    '2026-11-16T18:00:00.000Z',
    '2026-11-17T18:00:00.000Z',
  ]);
});

it('returns the earliest 3,000 entries, counts the others, and ends the period at the first of these', () => {
  const events = Array.from({ length: 3_010 }, (_, index) =>
    makeEvent(`UID:${index}`, `DTSTART:2026120${1 + (index % 9)}T120000Z`),
  );
  const { entries, omittedCount, periodEnd } = readFeed(makeFeed(events), winterNow);
  expect([entries.length, omittedCount]).toEqual([3_000, 10]);
  expect(new Date(periodEnd).toISOString()).toBe('2026-12-09T12:00:00.000Z');
});

describe('events that are over', () => {
  const makeMany = (count: number, ...lines: string[]) =>
    Array.from({ length: count }, (_, index) => makeEvent(`UID:${index}`, ...lines));
  const current = makeEvent('UID:current', ...eveningLines);

  it.each([
    ['entries', ['DTSTART:20200101T120000Z', 'DTEND:20200101T140000Z']],
    ['entries without an end', ['DTSTART:20260901T120000Z', 'DURATION:P20D']],
    ['series until a day', ['DTSTART:20200101T120000Z', 'RRULE:FREQ=DAILY;UNTIL=20200601T120000Z']],
    ['series of some weeks', ['DTSTART:20200101T120000Z', 'RRULE:FREQ=WEEKLY;COUNT=30']],
    [
      'changed occurrences',
      ['RECURRENCE-ID:20200102T120000Z', 'DTSTART:20200101T120000Z', 'DTEND:20200101T140000Z'],
    ],
    ['refused series', ['DTSTART:20200101T120000Z', 'RRULE:FREQ=HOURLY;UNTIL=20200601']],
  ])('do not count in the limits: %s', (_, lines) => {
    const feed = makeFeed([...makeMany(10_001, ...lines), current]);
    const { entries, problemEntries, usedShare } = readFeed(feed, winterNow);
    expect(entries).toHaveLength(1);
    expect(problemEntries).toEqual([]);
    expect(usedShare).toBeLessThan(0.01);
  });

  it.each([
    ['a series without an end', ['DTSTART:20200101T120000Z', 'RRULE:FREQ=WEEKLY']],
    ['a long series', ['DTSTART:20200101T120000Z', 'RRULE:FREQ=WEEKLY;COUNT=400']],
    ['further dates', ['DTSTART:20200101T120000Z', 'RDATE:20261201T120000Z']],
    [
      'an occurrence that moved here',
      ['RECURRENCE-ID:20200101T120000Z', 'DTSTART:20261201T120000Z'],
    ],
  ])('are not %s', (_, lines) => {
    expect(readFeed(makeFeed([makeEvent(...lines)]), winterNow).entries.length).toBeGreaterThan(0);
  });

  it('still replace an older version that is not over', () => {
    const feed = makeFeed([
      makeEvent('SEQUENCE:1', ...eveningLines),
      makeEvent('SEQUENCE:2', 'DTSTART:20200101T120000Z'),
    ]);
    expect(readFeed(feed, winterNow).entries).toEqual([]);
  });

  it('leave room for 10,000 others, and no more', () => {
    expect(
      readFeed(makeFeed(makeMany(8_500, 'DTSTART:20280101T120000Z')), winterNow),
    ).toMatchObject({
      usedShare: 0.85,
    });
    const feed = makeFeed(makeMany(10_001, 'DTSTART:20280101T120000Z'));
    expect(() => readFeed(feed, winterNow)).toThrow(new FeedProblem('too-large'));
  });
});

it('cuts a series of more than 400 occurrences, and reports it', () => {
  const events = [
    makeEvent(
      'DTSTART:20261124T120000Z',
      'DTEND:20261124T130000Z',
      'RRULE:FREQ=DAILY',
      `RDATE:${Array.from({ length: 300 }, (_, index) => {
        const at = new Date(Date.parse('2026-12-01T13:00:00Z') + index * 3_600_000);
        return at.toISOString().replaceAll(/[-:]|\.000/gu, '');
      }).join()}`,
    ),
  ];
  const { entries, problemEntries } = readFeed(makeFeed(events), winterNow);
  expect(entries).toHaveLength(400);
  expect(problemEntries).toEqual([{ title: 'U15 pratique', reason: 'too-many-occurrences' }]);
});
