import { dayMs } from '@club/domain/day';
import { findMonday } from '@club/domain/iso-week';
import { toTorontoDay } from '@club/domain/toronto-time';
import type { OccurrenceEntry } from './make-entries.ts';
import { hashText } from './make-entries.ts';
import type { KnownEntry } from './known-entries.ts';
import type { FeedReading } from './read-feed.ts';

/** An entry that the site already has, and what the feed has for it now. */
export interface EntryMatch {
  readonly knownEntry: KnownEntry;
  readonly entry: OccurrenceEntry;
}

/** How the feed differs from what the site has. */
export interface EntryComparison {
  readonly createdEntries: readonly { readonly id: string; readonly entry: OccurrenceEntry }[];
  /** The entries that both have, changed or not, and those that moved within their series. */
  readonly matches: readonly EntryMatch[];
  /**
   * Entries that the feed has lost since the last reading, before they started. From now on, the
   * site shows them struck out.
   */
  readonly removedEntries: readonly KnownEntry[];
  /**
   * Entries that the feed lacks and that are deleted. They have started, are at or after
   * `periodEnd`, were on the site for less than an hour, or belong to a series with a private event.
   */
  readonly deletedEntries: readonly KnownEntry[];
  /**
   * Entries that stay as they are although the feed does not have them. They are already struck
   * out, or they are upcoming ones of a refused series.
   */
  readonly entriesToKeep: readonly KnownEntry[];
  /**
   * How many upcoming entries the site has before `periodEnd`, without removed ones. It serves to
   * judge a sudden loss.
   */
  readonly upcomingCount: number;
  /** Upcoming entries that the feed no longer has, except those of refused and private series. */
  readonly missingEntries: readonly KnownEntry[];
  /** Upcoming entries of private series that the feed no longer has. */
  readonly privateEntries: readonly KnownEntry[];
  /** The pairs of an entry on the site and one of the feed, if that on the site is upcoming. */
  readonly upcomingMatches: readonly EntryMatch[];
}

/**
 * A missing entry that was on the site for a shorter time is deleted, not struck out: no family has
 * planned with it.
 */
const minKnownMs = 60 * 60_000;
/** How long a removed entry is shown after its start. */
const removedShownMs = dayMs;

/** The Monday of the week of an instant, in Toronto. */
const toLocalWeek = (instant: number): string => findMonday(toTorontoDay(instant));

const getStartMs = ({ content }: OccurrenceEntry): number => Date.parse(content.start);

/**
 * Matches entries whose keys the feed lacks with new ones of their series. It matches those on the
 * same day, then those in the same week. After a series was moved to another time, all its
 * occurrences have new keys.
 */
function matchMovedEntries(
  unmatchedKnownEntries: readonly KnownEntry[],
  newEntries: readonly OccurrenceEntry[],
): EntryMatch[] {
  const matches = new Map<KnownEntry, OccurrenceEntry>();
  const unmatchedEntries = new Set(newEntries);
  for (const toDayOrWeek of [toTorontoDay, toLocalWeek]) {
    const candidates = Map.groupBy(
      unmatchedEntries,
      (entry) => `${entry.series} ${toDayOrWeek(getStartMs(entry))}`,
    );
    for (const knownEntry of unmatchedKnownEntries.filter((one) => !matches.has(one))) {
      const entriesOfDayOrWeek =
        candidates.get(`${knownEntry.series} ${toDayOrWeek(knownEntry.start)}`) ?? [];
      const distance = (entry: OccurrenceEntry) => Math.abs(getStartMs(entry) - knownEntry.start);
      const [nearest] = entriesOfDayOrWeek
        .filter((entry) => unmatchedEntries.has(entry))
        .toSorted((a, b) => distance(a) - distance(b));
      if (!nearest) continue;
      matches.set(knownEntry, nearest);
      unmatchedEntries.delete(nearest);
    }
  }
  return [...matches].map(([knownEntry, entry]) => ({ knownEntry, entry }));
}

/** Finds an id for a new entry. The new entry's key may already be the id of a moved entry. */
function findFreeId(key: string, usedIds: ReadonlySet<string>): string {
  let id = key;
  for (let count = 2; usedIds.has(id); count += 1) id = hashText(`${key}|${count}`, 24);
  return id;
}

/** Compares what the site has with a reading of the feed. */
export function compareEntries(
  knownEntries: readonly KnownEntry[],
  {
    entries,
    refusedSeries,
    privateSeries,
    periodEnd,
  }: Pick<FeedReading, 'entries' | 'refusedSeries' | 'privateSeries' | 'periodEnd'>,
  now: number,
): EntryComparison {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const directMatches = knownEntries.flatMap((knownEntry) => {
    const entry = byKey.get(knownEntry.key);
    return entry ? [{ knownEntry, entry }] : [];
  });
  const matchedKeys = new Set(directMatches.map(({ knownEntry }) => knownEntry.key));
  const entriesWithoutKeyMatch = knownEntries.filter(({ key }) => !matchedKeys.has(key));
  const isUpcoming = ({ start, isRemoved }: KnownEntry) =>
    start > now && start < periodEnd && !isRemoved;
  const newEntries = entries.filter(({ key }) => !matchedKeys.has(key));
  const movedMatches = matchMovedEntries(entriesWithoutKeyMatch.filter(isUpcoming), newEntries);
  const movedKnownEntries = new Set(movedMatches.map(({ knownEntry }) => knownEntry));
  const movedFeedEntries = new Set(movedMatches.map(({ entry }) => entry));
  const entriesWithoutMatch = entriesWithoutKeyMatch.filter(
    (knownEntry) => !movedKnownEntries.has(knownEntry),
  );

  // A private entry leaves no trace, not even struck out.
  const publicEntriesWithoutMatch = entriesWithoutMatch.filter(
    ({ series }) => !privateSeries.has(series),
  );
  const isRefused = ({ series }: KnownEntry) => refusedSeries.has(series);
  const isStruckOut = ({ isRemoved, start }: KnownEntry) =>
    isRemoved && start > now - removedShownMs;
  const entriesToKeep = publicEntriesWithoutMatch.filter(
    (one) => isStruckOut(one) || (isUpcoming(one) && isRefused(one)),
  );
  const missingEntries = publicEntriesWithoutMatch.filter(
    (one) => isUpcoming(one) && !isRefused(one),
  );
  const removedEntries = missingEntries.filter(({ firstSeen }) => now - firstSeen >= minKnownMs);
  const remainingEntries = new Set([...entriesToKeep, ...removedEntries]);

  const matches = [...directMatches, ...movedMatches];
  const usedIds = new Set(knownEntries.map(({ id }) => id));
  const createdEntries = newEntries
    .filter((entry) => !movedFeedEntries.has(entry))
    .map((entry) => {
      const id = findFreeId(entry.key, usedIds);
      usedIds.add(id);
      return { id, entry };
    });
  return {
    createdEntries,
    matches,
    removedEntries,
    deletedEntries: entriesWithoutMatch.filter((one) => !remainingEntries.has(one)),
    entriesToKeep,
    upcomingCount: knownEntries.filter(isUpcoming).length,
    missingEntries,
    privateEntries: entriesWithoutMatch.filter(
      (one) => isUpcoming(one) && privateSeries.has(one.series),
    ),
    upcomingMatches: matches.filter(({ knownEntry }) => isUpcoming(knownEntry)),
  };
}
