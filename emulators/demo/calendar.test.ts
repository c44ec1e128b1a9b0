import { calendarTeams } from '@club/domain/calendar/calendar-entry';
import { dayMs } from '@club/domain/day';
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

it.each(days)('has an entry for each team in the week after %s', (day) => {
  const now = Date.parse(`${day}T15:00:00Z`);
  const { entries, refusalsAndWarnings } = readSeason(now);
  const thisWeek = entries.filter(({ content }) => {
    const start = Date.parse(content.start);
    return start >= now && start < now + 7 * dayMs;
  });
  expect(refusalsAndWarnings).toEqual([]);
  expect(new Set(thisWeek.flatMap(({ content }) => content.teams))).toEqual(new Set(calendarTeams));
});

it('has entries of seven kinds, and one for each case that the pages show differently', () => {
  const contents = readSeason(monday).entries.map(({ content }) => content);
  const kinds = ['practice', 'match', 'tournament', 'camp', 'closed', 'meeting', 'social'] as const;
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
