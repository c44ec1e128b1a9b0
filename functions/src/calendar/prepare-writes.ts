import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { getCalendarEntries } from '../store/calendar-entries.ts';
import type { Firestore } from '../store/database.ts';
import { changeEntry, hashContent, makeNewEntry, markAsRemoved } from './change-entry.ts';
import type { EntryComparison } from './compare-entries.ts';
import type { KnownEntry } from './known-entries.ts';

/** The writes that a reading causes, and what the server knows afterwards. */
export interface EntryWrites {
  readonly entriesToWrite: readonly CalendarEntry[];
  readonly deletedIds: readonly string[];
  readonly knownEntries: readonly KnownEntry[];
}

/** Prepares the writes of a reading. Of the stored entries, only those that change are read. */
export async function prepareWrites(
  db: Firestore,
  { createdEntries, matches, removedEntries, deletedEntries, entriesToKeep }: EntryComparison,
  now: number,
): Promise<EntryWrites> {
  const changedMatches = matches.filter(
    ({ knownEntry, entry }) =>
      knownEntry.isRemoved || knownEntry.hash !== hashContent(entry.content),
  );
  const ids = [
    ...changedMatches.map(({ knownEntry }) => knownEntry.id),
    ...removedEntries.map(({ id }) => id),
  ];
  const entriesBefore = await getCalendarEntries(db, ids);
  const entriesToWrite = [
    ...createdEntries.map(({ id, entry }) => makeNewEntry(id, entry.content, now)),
    ...changedMatches.flatMap(({ knownEntry, entry }) => {
      const before = entriesBefore.get(knownEntry.id);
      // Somebody may have deleted the document in the console.
      return before
        ? (changeEntry(before, entry.content, now) ?? [])
        : makeNewEntry(knownEntry.id, entry.content, now);
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
