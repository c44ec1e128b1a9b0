import {
  applyChange,
  type EntryChange,
  isSameAsCalendar,
} from '@club/domain/calendar/entry-change';
import { isDeepStrictEqual } from 'node:util';
import type { EntryComparison, EntryMatch } from './compare-entries.ts';

/** A comparison of the feed with the site, with the changes of staff applied to the feed. */
export interface AppliedChanges {
  readonly comparison: EntryComparison;
  /** The changes as they were read. */
  readonly stored: readonly EntryChange[];
  /** The changes that the calendar does not have yet, by the entry's id. */
  readonly active: ReadonlyMap<string, EntryChange>;
  /** Those of them whose entry has changed in the calendar since. */
  readonly updated: readonly EntryChange[];
  /** The ids of changes that end: the calendar says the same, or the reading no longer has the entry. */
  readonly finishedIds: readonly string[];
}

/**
 * Applies what staff changed to what the feed has, so that each reading writes the changed entries.
 *
 * @param stored all changes
 */
export function applyStaffChanges(
  comparison: EntryComparison,
  stored: readonly EntryChange[],
): AppliedChanges {
  const contents = new Map(
    comparison.matches.map(({ knownEntry, entry }) => [knownEntry.id, entry.content]),
  );
  // The feed cannot be read for these, so the calendar may still have them.
  const keptIds = new Set(
    comparison.entriesToKeep.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id),
  );
  const changes = stored.flatMap((change): EntryChange[] => {
    const calendar = contents.get(change._id);
    if (!calendar) return keptIds.has(change._id) ? [change] : [];
    return isSameAsCalendar(calendar, change) ? [] : [{ ...change, calendar }];
  });
  const active = new Map(changes.map((change) => [change._id, change]));
  const applyTo = (match: EntryMatch): EntryMatch => {
    const change = active.get(match.knownEntry.id);
    if (!change) return match;
    return {
      ...match,
      entry: { ...match.entry, content: applyChange(match.entry.content, change) },
    };
  };
  return {
    comparison: {
      ...comparison,
      matches: comparison.matches.map(applyTo),
      upcomingMatches: comparison.upcomingMatches.map(applyTo),
    },
    stored,
    active,
    updated: changes.filter(
      (change) =>
        !isDeepStrictEqual(
          change,
          stored.find(({ _id }) => _id === change._id),
        ),
    ),
    finishedIds: stored.map(({ _id }) => _id).filter((id) => !active.has(id)),
  };
}
