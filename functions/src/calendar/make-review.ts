import { calendarStatusLimits, type CalendarTitle } from '@club/domain/calendar/calendar-status';
import type { CalendarReview } from './get-status.ts';
import type { OccurrenceEntry } from './make-entries.ts';
import type { FeedReading } from './read-feed.ts';

/** From this share of its limits on, staff are warned that the calendar is nearly full. */
const nearlyFullPercent = 80;

/** Describes entries with the same title, place and state, which are understood alike. */
function makeTitle(entries: readonly OccurrenceEntry[]): CalendarTitle | undefined {
  const [first] = entries;
  if (!first) return undefined;
  const { title, kind, state, teams, isForEveryone, place, placeText, opponent, start } =
    first.content;
  return {
    title,
    kind,
    state,
    teams,
    isForEveryone,
    place,
    placeText,
    opponent,
    count: entries.length,
    nextStart: start,
    problems: first.titleReading.problems,
    unknownTeams: first.titleReading.unknownTeams,
  };
}

/**
 * Ranks a title for the list, which has the highest rank first. The rank is 3 for any problem but a
 * missing place, and 1 for a missing place alone. It is 0 without a problem.
 */
function rankTitle({ problems }: CalendarTitle): number {
  const isUnclear = problems.some((problem) => problem !== 'no-place');
  return (isUnclear ? 2 : 0) + (problems.length > 0 ? 1 : 0);
}

/**
 * Describes to staff how the entries of a reading were understood.
 *
 * @param usedShare which share of the allowed bytes the feed uses
 */
export function makeReview(
  reading: FeedReading,
  { usedShare, now }: { readonly usedShare: number; readonly now: number },
): CalendarReview {
  const { entries, problemEntries, omittedCount } = reading;
  const unfinishedEntries = entries.filter(({ content }) => Date.parse(content.end) >= now);
  const groups = Map.groupBy(unfinishedEntries, ({ content: { title, placeText, state } }) =>
    JSON.stringify([title, placeText, state]),
  );
  const titles = [...groups.values()]
    .flatMap((group) => makeTitle(group) ?? [])
    .toSorted((a, b) => rankTitle(b) - rankTitle(a));
  const percentUsed = Math.floor(100 * Math.max(usedShare, reading.usedShare));
  return {
    counts: {
      entries: entries.length,
      needReview: unfinishedEntries.filter(({ content }) => content.needsReview).length,
      problemEntries: problemEntries.length,
      omitted: omittedCount,
      ...(percentUsed >= nearlyFullPercent && { percentUsed }),
    },
    titles: titles.slice(0, calendarStatusLimits.titles),
    problemEntries: problemEntries.slice(0, calendarStatusLimits.problemEntries),
  };
}
