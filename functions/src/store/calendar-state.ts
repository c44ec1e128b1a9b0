import {
  calendarProblems,
  calendarStatusLimits,
  lossChangeSchema,
} from '@club/domain/calendar/calendar-status';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Writer } from './database.ts';
import { parseDocument } from './parse-document.ts';

const count = v.number();

/**
 * A sudden loss: so many future entries are missing from the feed, or changed at once, that the feed
 * may be at fault. The site keeps these entries for now (`holdLoss`). Instants are in milliseconds.
 */
const storedLossSchema = v.object({
  /** When a reading first had this loss. */
  since: v.number(),
  /** The number of future entries before the loss. */
  known: count,
  /** How many readings in a row had this loss. */
  readings: count,
  /** The ids of the missing and changed entries. */
  affected: v.array(v.string()),
  /** What happened to how many entries. */
  changes: v.optional(v.array(lossChangeSchema), []),
  /** Whether only staff end it. */
  waitsForStaff: v.optional(v.boolean(), false),
  /** The first of these entries, for staff, and what the feed has for each now. */
  entries: v.pipe(
    v.array(
      v.object({
        title: v.string(),
        start: v.number(),
        newTitle: v.optional(v.string()),
        newStart: v.optional(v.number()),
      }),
    ),
    v.maxLength(calendarStatusLimits.losses),
  ),
  /** Whether staff have accepted the loss. */
  isAccepted: v.boolean(),
});
export type StoredLoss = Readonly<v.InferOutput<typeof storedLossSchema>>;

const instantOrNull = v.optional(v.nullable(v.number()), null);

/**
 * The server's state of the club's calendar, which visitors cannot read. Instants are in
 * milliseconds.
 */
const stateSchema = v.object({
  /** When the last reading began, whatever its result. */
  attemptedAt: instantOrNull,
  /** When the last successful reading began. */
  checkedAt: instantOrNull,
  /** Why the last reading failed or was held back; null if it succeeded. */
  problem: v.optional(v.nullable(v.picklist(calendarProblems)), null),
  /** Since when every reading has failed, or null. */
  failingSince: instantOrNull,
  /** No other reading starts before this instant. */
  leaseUntil: v.optional(v.number(), 0),
  /** The sudden loss that is held back, or null. */
  heldLoss: v.optional(v.nullable(storedLossSchema), null),
  /**
   * The entries on the site, as JSON of `serializeKnownEntries`. Firestore would index every field
   * of a map.
   */
  known: v.optional(v.string(), '[]'),
  /** What staff see of the last successful reading, as JSON. */
  review: v.optional(v.string(), ''),
});
export type CalendarState = Readonly<v.InferOutput<typeof stateSchema>>;

const getStateReference = (db: Firestore) => db.doc('calendarState/feed');

/**
 * The path of the document that requests a reading. The function `readCalendarOnRequest` watches
 * the document.
 */
export const calendarRequestPath = 'calendarState/request';

/** Gets the state of the calendar. A transaction locks it. */
export async function getCalendarState(
  db: Firestore,
  transaction?: Transaction,
): Promise<CalendarState> {
  const reference = getStateReference(db);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  return parseDocument(snapshot, stateSchema) ?? v.parse(stateSchema, {});
}

/** Gets when staff last requested a reading, in milliseconds. Null if they never have. */
export async function getReadingRequest(
  db: Firestore,
  transaction?: Transaction,
): Promise<number | null> {
  const reference = db.doc(calendarRequestPath);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  const at: unknown = snapshot.get('at');
  return typeof at === 'number' ? at : null;
}

/** Requests a reading, in the transaction of a staff action. */
export function requestReading(db: Firestore, transaction: Transaction, now: number): void {
  transaction.set(db.doc(calendarRequestPath), { at: now });
}

/** Changes fields of the state. The first change creates it. */
export function updateCalendarState(
  db: Firestore,
  writer: Writer,
  changes: Partial<CalendarState>,
): void {
  writer.set(getStateReference(db), changes, { merge: true });
}
