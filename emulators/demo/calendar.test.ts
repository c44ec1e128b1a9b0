import { notes } from '@club/about/first-content/notes';
import { programs } from '@club/about/first-content/programs';
import { dayMs } from '@club/domain/day';
import { toTorontoDay } from '@club/domain/toronto-time';
import { expect, it } from 'vitest';
import { readFeed } from '../../functions/src/calendar/read-feed.ts';
import { makeSeason } from '../calendar/season.ts';
import { writeFeed } from '../calendar/write-feed.ts';

const monday = Date.parse('2026-11-23T15:00:00Z');
/** Days all over the year, with those on which the clocks change. */
const days = ['2026-11-23', '2026-03-08', '2026-11-01', '2026-07-14', '2027-01-01', '2028-02-29'];

function readSeason(now: number, { hasChanges } = { hasChanges: true }) {
  return readFeed(writeFeed(makeSeason(now, { hasChanges }), now), now);
}

it.each(days)('has an entry for each competitive team in the week after %s', (day) => {
  const now = Date.parse(`${day}T15:00:00Z`);
  const { entries, problemEntries } = readSeason(now);
  const thisWeek = entries.filter(({ content }) => {
    const start = Date.parse(content.start);
    return start >= now && start < now + 7 * dayMs;
  });
  expect(problemEntries).toEqual([]);
  expect(thisWeek.flatMap(({ content }) => content.teams)).toEqual(
    expect.arrayContaining(['u17', 'u16', 'u15', 'u14', 'u13']),
  );
});

it('has entries of eight kinds, and one for each case that the pages show differently', () => {
  const contents = readSeason(monday).entries.map(({ content }) => content);
  const kinds = [
    'practice',
    'match',
    'tournament',
    'tryout',
    'camp',
    'closed',
    'meeting',
    'social',
  ] as const;
  for (const kind of kinds) expect(contents.map((content) => content.kind)).toContain(kind);
  expect(contents.some(({ firstDay }) => firstDay !== '')).toBe(true);
  expect(contents.some(({ isForEveryone }) => isForEveryone)).toBe(true);
  expect(contents.some(({ opponent }) => opponent !== '')).toBe(true);
  expect(contents.some(({ needsReview }) => needsReview)).toBe(true);
  expect(contents.some(({ kind, placeText }) => kind === 'practice' && placeText === '')).toBe(
    true,
  );
});

it.each(days)('cancels one entry and changes one other, in the week after %s', (day) => {
  const now = Date.parse(`${day}T15:00:00Z`);
  const { entries } = readSeason(now, { hasChanges: false });
  const before = new Map(entries.map((entry) => [entry.key, entry.content]));
  const changes = readSeason(now).entries.filter(
    ({ key, content }) => JSON.stringify(before.get(key)) !== JSON.stringify(content),
  );
  expect(changes.map(({ content }) => content.state).toSorted()).toEqual(['cancelled', 'planned']);
  for (const { content } of changes) {
    expect(Date.parse(content.start)).toBeGreaterThan(now);
    expect(Date.parse(content.start)).toBeLessThan(now + 7 * dayMs);
  }
});

it('has the same entries on the next day', () => {
  const listKeys = (now: number) =>
    readSeason(now, { hasChanges: false })
      .entries.filter(({ content }) => {
        const start = Date.parse(content.start);
        return start > monday + 2 * dayMs && start < monday + 100 * dayMs;
      })
      .map(({ key }) => key);
  expect(listKeys(monday + dayMs)).toEqual(listKeys(monday));
});

/** The practices that the calendar adds or changes, beside the usual times. */
const isExtra = (title: string) => title.includes('supplémentaire');

it.each([
  ['en-CA', 'schedule'],
  ['fr-CA', 'schedule_fr'],
] as const)('has practices at the usual times of each program (%s)', (locale, field) => {
  const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'America/Toronto', ...options })
      .format(new Date(instant))
      .replaceAll(/[\u202f\u00a0]/gu, ' ')
      // The programs write "9 h", and not "09 h 00" like Node.
      .replace(/^0(\d h)/u, '$1')
      .replace(/ h 00$/u, ' h');
  const practices = readSeason(monday, { hasChanges: false })
    .entries.map(({ content }) => content)
    .filter(({ kind, title }) => kind === 'practice' && !isExtra(title));
  for (const program of programs) {
    const times = practices
      .filter(({ teams }) => teams.includes(program.id.toLowerCase()))
      .map(({ start, end }) => {
        const [from, to] = [start, end].map((time) =>
          format(time, { hour: 'numeric', minute: 'numeric' }),
        );
        const day = format(start, { weekday: 'long' });
        const hours = locale === 'en-CA' ? `${from} to ${to}` : `de ${from} à ${to}`;
        return `${day}, ${hours}`.toLowerCase();
      });
    // "Monday and Wednesday, 6 to 8" is "Monday, 6 to 8" and "Wednesday, 6 to 8".
    const usualTimes = program[field]
      .replaceAll('\u00a0', ' ')
      .replace(/, (?:in|à) [A-Z][\w-]+$/u, '')
      .split(/, (?:and|et) /u)
      .flatMap((part) => {
        const [weekdays = '', ...hours] = part.split(', ');
        return weekdays
          .split(/ and | et /u)
          .map((weekday) => [weekday, ...hours].join(', ').toLowerCase());
      });
    expect([program.id, new Set(times)]).toEqual([program.id, new Set(usualTimes)]);
  }
});

it('has no practices on the days without practices that the note announces', () => {
  const contents = readSeason(monday).entries.map(({ content }) => content);
  const [{ note, note_fr: noteFr }] = notes;
  for (const [{ firstDay, lastDay }, english, french] of [
    [
      { firstDay: '2026-12-21', lastDay: '2027-01-03' },
      'December 21 to January 3',
      '21 décembre au 3 janvier',
    ],
    [{ firstDay: '2027-01-23', lastDay: '2027-01-24' }, 'January 23 and 24', '23 et 24 janvier'],
  ] as const) {
    expect(note).toContain(english);
    expect(noteFr).toContain(french);
    const practices = contents.filter(({ kind, start }) => {
      const day = toTorontoDay(Date.parse(start));
      return kind === 'practice' && firstDay <= day && day <= lastDay;
    });
    expect(new Set(practices.map(({ state }) => state))).toEqual(new Set(['cancelled']));
  }
});
