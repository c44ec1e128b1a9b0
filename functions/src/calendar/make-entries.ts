import { createHash } from 'node:crypto';
import type { EntryContent } from '@club/domain/calendar/entry-change';
import { readTitle, type TitleReading } from '@club/domain/calendar/read-title';
import { toTorontoDay } from '@club/domain/toronto-time';
import type { Occurrence } from './expand-events.ts';

/** One occurrence in the feed, as an entry for the site. */
export interface OccurrenceEntry {
  /**
   * The same in each reading. It stays the same when one occurrence of a series has moved, or an
   * entry that does not repeat.
   */
  readonly key: string;
  /** The series, as a short hash. Moved entries are looked for among those of the same series. */
  readonly series: string;
  readonly content: EntryContent;
  /** What was understood of the title, for staff. */
  readonly titleReading: TitleReading;
}

/** The most entries on the site. Those with the earliest starts stay. */
export const maxEntries = 3_000;

export const hashText = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** The short hash by which the state knows a series. */
export const hashSeries = (baseUid: string): string => hashText(`series ${baseUid}`, 8);

const toIso = (instant: number): string => new Date(instant).toISOString();

/** Reads each pair of title and place once, because the occurrences of a series share both. */
function makeTitleReader(): (title: string, placeField: string) => TitleReading {
  const readings = new Map<string, TitleReading>();
  return (title, placeField) => {
    const key = `${title}\n${placeField}`;
    const reading = readings.get(key) ?? readTitle(title, placeField);
    readings.set(key, reading);
    return reading;
  };
}

function makeContent(
  { event, start, end, firstDay, lastDay }: Occurrence,
  reading: TitleReading,
): EntryContent {
  const { isCancelled, problems: _problems, unknownTeams: _unknownTeams, ...fields } = reading;
  return {
    title: event.title,
    ...fields,
    state: isCancelled || event.isCancelled ? 'cancelled' : 'planned',
    firstDay,
    lastDay,
    start: toIso(start),
    end: toIso(end),
  };
}

/** Orders occurrences by start, then by content, because Google may reorder its file. */
function compareOccurrences(a: Occurrence, b: Occurrence): number {
  const describe = ({ event, end, originalStart }: Occurrence) =>
    [event.title, event.placeField, end, event.uid, originalStart].join('\n');
  return a.start - b.start || describe(a).localeCompare(describe(b), 'en');
}

/**
 * Cancels the practices of a closed day: a day within an all-day entry of the kind `closed` that is
 * for all of the practice's teams. Staff close a week with one such entry, and the series of
 * practices stay as they are. Games, camps and the like take place: they are entered one by one.
 */
function cancelPracticesOnClosedDays(entries: readonly OccurrenceEntry[]): OccurrenceEntry[] {
  const closures = entries
    .map(({ content }) => content)
    .filter(({ kind, state, firstDay }) => kind === 'closed' && state === 'planned' && firstDay);
  return entries.map((entry) => {
    const { kind, teams, start } = entry.content;
    if (kind !== 'practice' || teams.length === 0) return entry;
    const day = toTorontoDay(Date.parse(start));
    const isClosed = closures.some(
      ({ firstDay, lastDay, teams: closedTeams }) =>
        firstDay <= day && day <= lastDay && teams.every((team) => closedTeams.includes(team)),
    );
    return isClosed ? { ...entry, content: { ...entry.content, state: 'cancelled' } } : entry;
  });
}

/** The entries for the site, and how many others did not fit. */
export interface EntryList {
  readonly entries: readonly OccurrenceEntry[];
  readonly omittedCount: number;
  /**
   * The site may lack entries that start at this instant or later. It is the start of the first
   * omitted entry, or the window's end.
   */
  readonly periodEnd: number;
}

/** Makes the site's entries from the occurrences, the earliest first. */
export function makeEntries(occurrences: readonly Occurrence[], windowEnd: number): EntryList {
  const readTitleOnce = makeTitleReader();
  const sortedOccurrences = occurrences.toSorted(compareOccurrences);
  const counts = new Map<string, number>();
  const entries = sortedOccurrences.slice(0, maxEntries).map((occurrence): OccurrenceEntry => {
    const { event, baseUid, originalStart } = occurrence;
    const identity = `${baseUid}|${originalStart}`;
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    const titleReading = readTitleOnce(event.fullTitle, event.placeField);
    return {
      // UIDs are not unique, so a second entry gets a number.
      key: hashText(count === 1 ? identity : `${identity}|${count}`, 24),
      series: hashSeries(baseUid),
      content: makeContent(occurrence, titleReading),
      titleReading,
    };
  });
  const firstOmitted = sortedOccurrences[maxEntries];
  return {
    entries: cancelPracticesOnClosedDays(entries),
    omittedCount: Math.max(0, sortedOccurrences.length - maxEntries),
    periodEnd: firstOmitted ? Math.min(firstOmitted.start, windowEnd) : windowEnd,
  };
}
