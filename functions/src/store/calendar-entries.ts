import { type CalendarEntry, calendarEntrySchema } from '@club/domain/calendar/calendar-entry';
import { hasEnded, longestEntryMs } from '@club/domain/calendar/entry-end';
import { dayMs } from '@club/domain/day';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Writer } from './database.ts';
import { parseRows } from './read-rows.ts';
import { toDocument } from './row-document.ts';

const calendarEntries = (db: Firestore) => db.collection('calendarEntries');

const getEntryReference = (db: Firestore, id: string) => calendarEntries(db).doc(id);

/** Gets entries by their ids. Skips missing and malformed ones. A transaction locks them. */
export async function getCalendarEntries(
  db: Firestore,
  ids: readonly string[],
  transaction?: Transaction,
): Promise<Map<string, CalendarEntry>> {
  if (ids.length === 0) return new Map();
  const snapshots = await (transaction ?? db).getAll(...ids.map((id) => getEntryReference(db, id)));
  return new Map(parseRows(snapshots, calendarEntrySchema).map((entry) => [entry._id, entry]));
}

/** The limit of `listEntrySummaries`. It is twice the number of entries that the site can have. */
const maxSummaries = 6_000;

/** The parts of an entry from which the server rebuilds a lost `CalendarState`. */
export interface EntrySummary {
  readonly id: string;
  /** In milliseconds. */
  readonly start: number;
  readonly isRemoved: boolean;
}

/**
 * Lists all entries. It reads the entire collection. So it is only for a lost `CalendarState`, as
 * after a restore of the database.
 */
export async function listEntrySummaries(db: Firestore): Promise<EntrySummary[]> {
  const { docs } = await calendarEntries(db).limit(maxSummaries).get();
  return docs.map((doc) => {
    const start: unknown = doc.get('start');
    return {
      id: doc.id,
      start: start instanceof Timestamp ? start.toMillis() : 0,
      isRemoved: doc.get('state') === 'removed',
    };
  });
}

/** The most entries of all team feeds together, so that calendar apps load them quickly. */
const maxTeamFeedEntries = 1000;

/** How long an entry remains in the team feeds after its end. */
export const teamFeedRetentionMs = dayMs;

/**
 * Finds the version of all entries, which changes with each new, changed or deleted one. It runs two
 * queries instead of reading every entry.
 */
export async function findEntriesVersion(db: Firestore): Promise<string> {
  const [latest, all] = await Promise.all([
    calendarEntries(db).orderBy('updatedAt', 'desc').limit(1).select('updatedAt').get(),
    calendarEntries(db).count().get(),
  ]);
  const latestVersions = latest.docs.map(({ id, updateTime }) => `${id} ${updateTime.valueOf()}`);
  return [all.data().count, ...latestVersions].join(' ');
}

/** Lists the entries that have not ended and that start before an instant, by their start. */
export async function listEntriesBefore(
  db: Firestore,
  { now, before }: { readonly now: number; readonly before: number },
): Promise<CalendarEntry[]> {
  const { docs } = await calendarEntries(db)
    .where('start', '<', Timestamp.fromMillis(before))
    .where('start', '>', Timestamp.fromMillis(now - longestEntryMs))
    .orderBy('start')
    .get();
  return parseRows(docs, calendarEntrySchema).filter((entry) => !hasEnded(entry, now));
}

/** Lists the entries that the team feeds have at an instant. Skips and logs malformed ones. */
export async function listTeamFeedEntries(db: Firestore, now: number): Promise<CalendarEntry[]> {
  const { docs } = await calendarEntries(db)
    .where('end', '>=', Timestamp.fromMillis(now - teamFeedRetentionMs))
    .orderBy('end')
    .limit(maxTeamFeedEntries)
    .get();
  return parseRows(docs, calendarEntrySchema);
}

export function setCalendarEntry(db: Firestore, writer: Writer, entry: CalendarEntry): void {
  writer.set(getEntryReference(db, entry._id), toDocument(entry));
}

export function deleteCalendarEntry(db: Firestore, writer: Writer, id: string): void {
  writer.delete(getEntryReference(db, id));
}

/** Stores when the last successful reading began, in a document that visitors may read. */
export function setCalendarReading(db: Firestore, writer: Writer, checkedAt: number): void {
  writer.set(db.doc('calendarStatus/reading'), { checkedAt: Timestamp.fromMillis(checkedAt) });
}
