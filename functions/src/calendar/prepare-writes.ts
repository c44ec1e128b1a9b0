import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { EntryChange } from '@club/domain/calendar/entry-change';
import { getCalendarEntries } from '../store/calendar-entries.ts';
import type { Firestore } from '../store/database.ts';
import { changeEntry, hashContent, makeNewEntry, markAsRemoved } from './change-entry.ts';
import type { EntryComparison, EntryMatch } from './compare-entries.ts';
import type { KnownEntry } from './known-entries.ts';

/** The writes that a reading causes, and what the server knows afterwards. */
export interface EntryWrites {
  readonly entriesToWrite: readonly CalendarEntry[];
  readonly deletedIds: readonly string[];
  readonly knownEntries: readonly KnownEntry[];
}

const listChangedMatches = ({ matches }: EntryComparison): EntryMatch[] =>
  matches.filter(
    ({ knownEntry, entry }) =>
      knownEntry.isRemoved || knownEntry.hash !== hashContent(entry.content),
  );

/** Gets the site's entries that change. The others are not read. */
export const getEntriesToChange = (
  db: Firestore,
  comparison: EntryComparison,
): Promise<Map<string, CalendarEntry>> =>
  getCalendarEntries(db, [
    ...listChangedMatches(comparison).map(({ knownEntry }) => knownEntry.id),
    ...comparison.removedEntries.map(({ id }) => id),
  ]);

/**
 * Prepares the writes of a reading.
 *
 * @param entriesBefore the result of `getEntriesToChange`
 * @param changes what staff changed, which the comparison already has
 */
export function prepareWrites(
  comparison: EntryComparison,
  {
    entriesBefore,
    changes,
    now,
  }: {
    readonly entriesBefore: ReadonlyMap<string, CalendarEntry>;
    readonly changes: ReadonlyMap<string, EntryChange>;
    readonly now: number;
  },
): EntryWrites {
  const { createdEntries, matches, removedEntries, deletedEntries, entriesToKeep } = comparison;
  const changedMatches = listChangedMatches(comparison);
  const entriesToWrite = [
    ...createdEntries.map(({ id, entry }) => makeNewEntry(id, entry.content, now)),
    ...changedMatches.flatMap(({ knownEntry, entry }) => {
      const before = entriesBefore.get(knownEntry.id);
      // Somebody may have deleted the document in the console.
      return before
        ? (changeEntry(before, entry.content, now, changes.get(knownEntry.id)) ?? [])
        : makeNewEntry(knownEntry.id, entry.content, now, changes.get(knownEntry.id));
    }),
    ...removedEntries.flatMap(({ id }) => {
      const before = entriesBefore.get(id);
      return (before && markAsRemoved(before, now)) ?? [];
    }),
  ];
  const knownEntries = [
    ...createdEntries.map(({ id, entry }): KnownEntry => ({
      id,
      key: entry.key,
      hash: hashContent(entry.content),
      series: entry.series,
      start: Date.parse(entry.content.start),
      firstSeen: now,
      isRemoved: false,
    })),
    ...matches.map(({ knownEntry: one, entry }): KnownEntry => ({
      ...one,
      key: entry.key,
      hash: hashContent(entry.content),
      series: entry.series,
      start: Date.parse(entry.content.start),
      isRemoved: false,
    })),
    ...removedEntries.map((one): KnownEntry => ({ ...one, isRemoved: true })),
    ...entriesToKeep,
  ];
  return { entriesToWrite, deletedIds: deletedEntries.map(({ id }) => id), knownEntries };
}
