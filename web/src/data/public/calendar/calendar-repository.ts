import { type CalendarEntry, calendarEntrySchema } from '@club/domain/calendar/calendar-entry';
import * as v from 'valibot';
import { parseDocuments } from '../../firestore-documents.ts';
import {
  toDocumentsPath,
  firestoreAddress,
  firestoreEmulatorAddress,
} from '../../firestore-rest.ts';
import { firebaseSettings } from '../../firebase-settings.ts';
import { parseQueryResult, readEarlyOrNow } from '../repository/early-reads.ts';
import { loadUncheckedSnapshot, saveSnapshot } from '../snapshot-cache.ts';
import { type CalendarQuery, toCalendarKey, toCalendarQueryBody } from './calendar-query.ts';
import { readingPath, toReadingBody } from './reading-query.ts';

/** Entries, and when they were read. */
export interface EntryList {
  readonly entries: readonly CalendarEntry[];
  /** When this browser read them. */
  readonly readAt: string;
  /** Whether as many documents were read as the query allows, so that there may be more. */
  readonly isFull: boolean;
}

const documentsPath = toDocumentsPath(firebaseSettings.projectId);
const address = import.meta.env.MODE === 'emulator' ? firestoreEmulatorAddress : firestoreAddress;

const storedListSchema = v.object({
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(calendarEntrySchema),
});

/**
 * Sends a request to Firestore's REST API. Its body is text/plain, which needs no CORS preflight.
 */
async function callFirestore(method: 'runQuery' | 'batchGet', body: string): Promise<unknown> {
  const url = `${address}/${documentsPath}:${method}`;
  const response = await fetch(url, { method: 'POST', body, credentials: 'omit' });
  if (!response.ok) throw new Error(`${method}: ${response.status}`);
  return response.json();
}

/** Returns the response to the inline script's request, once: later reads need fresh data. */
function takeEarlyCalendarRead(key: string): Promise<unknown> | undefined {
  const response = window.earlyCalendarReads?.[key];
  delete window.earlyCalendarReads?.[key];
  return response;
}

/** Leaves out entries that have ended. In a cached list, some ended after the last visit. */
const leaveOutEndedEntries = (entries: readonly CalendarEntry[]): readonly CalendarEntry[] =>
  entries.filter(({ end }) => Date.parse(end) >= Date.now());

/**
 * Fetches entries of the club's calendar. The first page is cached for the next visit.
 *
 * @throws Error if Firestore does not respond, or responds with an error
 */
export async function fetchEntries(query: CalendarQuery): Promise<EntryList> {
  const fetchNow = () => callFirestore('runQuery', toCalendarQueryBody(query, documentsPath));
  const key = toCalendarKey(query);
  const response = await (query.after
    ? fetchNow()
    : readEarlyOrNow(key, takeEarlyCalendarRead(key), fetchNow));
  const queryResult = parseQueryResult(response);
  const entries = parseDocuments(calendarEntrySchema, queryResult);
  const readAt = new Date().toISOString();
  if (!query.after) saveSnapshot(key, { entries, readAt });
  const isFull = queryResult.docs.length >= query.limit;
  return { entries: leaveOutEndedEntries(entries), readAt, isFull };
}

/**
 * Loads the entries cached at the last visit, without those that have ended. Undefined without a
 * valid cache, or if all of its entries have ended: there may be later ones.
 */
export function loadCachedEntries(query: CalendarQuery): EntryList | undefined {
  const { success, output } = v.safeParse(
    storedListSchema,
    loadUncheckedSnapshot(toCalendarKey(query)),
  );
  if (!success) return undefined;
  const { entries, readAt } = output;
  const remainingEntries = leaveOutEndedEntries(entries);
  if (entries.length > 0 && remainingEntries.length === 0) return undefined;
  return { entries: remainingEntries, readAt, isFull: entries.length >= query.limit };
}

const readingSchema = v.object({
  fields: v.object({
    checkedAt: v.object({ timestampValue: v.pipe(v.string(), v.isoTimestamp()) }),
  }),
});
const readingsSchema = v.tuple([v.object({ found: v.optional(readingSchema) })]);

/**
 * Fetches when the server last read the club's calendar; undefined if it never did.
 *
 * @throws Error if Firestore does not respond, or responds with an error
 */
export async function fetchCalendarReadAt(): Promise<string | undefined> {
  const response = await readEarlyOrNow(readingPath, takeEarlyCalendarRead(readingPath), () =>
    callFirestore('batchGet', toReadingBody(readingPath, documentsPath)),
  );
  const [{ found }] = v.parse(readingsSchema, response);
  return found?.fields.checkedAt.timestampValue;
}
