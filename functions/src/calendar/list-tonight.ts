import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import {
  type EntryChange,
  pickChangeValues,
  type Tonight,
} from '@club/domain/calendar/entry-change';
import { hasEnded } from '@club/domain/calendar/entry-end';
import { dayMs } from '@club/domain/day';
import { fromTorontoMinute, toTorontoDay } from '@club/domain/toronto-time';
import { teamName } from '@club/domain/waiting-list';
import { listFamiliesOfEntry } from '../opt-in/practice-changes.ts';
import { getCalendarEntries, listEntriesBefore } from '../store/calendar-entries.ts';
import type { Firestore } from '../store/database.ts';
import { listEntryChanges } from '../store/entry-changes.ts';
import { countConfirmedFamilies } from '../store/families.ts';
import { makeTitleToEnter } from './apply-staff-changes.ts';

/** The end of tomorrow in Toronto. */
function findEndOfTomorrow(now: number): number {
  const tomorrow = Date.parse(`${toTorontoDay(now)}T12:00:00Z`) + dayMs;
  const end = fromTorontoMinute(`${toTorontoDay(tomorrow)}T23:59`);
  return Date.parse(end ?? '') + 60_000;
}

/**
 * Lists the entries of today and tomorrow that are not over, and what staff changed about entries
 * that are not over.
 */
export async function listTonight(db: Firestore, now: number): Promise<Tonight> {
  const [entries, changes, familiesByTeam] = await Promise.all([
    listEntriesBefore(db, { now, before: findEndOfTomorrow(now) }),
    listEntryChanges(db),
    countConfirmedFamilies(db, 'practiceFamilies', teamName.options),
  ]);
  const countFamilies = async (entry: CalendarEntry) => {
    const [team = '', ...otherTeams] = entry.teams;
    const hasOneTeam = otherTeams.length === 0;
    return hasOneTeam
      ? (familiesByTeam[team.toUpperCase()] ?? 0)
      : (await listFamiliesOfEntry(db, undefined, entry)).length;
  };
  const families = await Promise.all(
    entries.map(async (entry) => [entry._id, await countFamilies(entry)] as const),
  );
  const changedEntries = await getCalendarEntries(
    db,
    changes.map(({ _id }) => _id),
  );
  const isShown = ({ _id, calendar }: EntryChange) =>
    [changedEntries.get(_id), calendar].some((one) => one && !hasEnded(one, now));
  return {
    entries,
    families: Object.fromEntries(families),
    changes: changes.filter(isShown).map(({ _id, at, by, calendar, ...change }) => ({
      _id,
      ...pickChangeValues(change),
      at,
      by: by.email,
      calendar,
      titleToEnter: makeTitleToEnter(calendar, change),
    })),
  };
}
