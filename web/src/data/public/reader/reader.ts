import { sortByNumber } from '@club/domain/content/sort-by-number';
import * as v from 'valibot';
import { toLoadState } from '../../../state/load-state.ts';
import { parseDocuments, type QueryResult } from '../../firestore-documents.ts';
import { firebaseSettings } from '../../firebase-settings.ts';
import {
  firestoreAddress,
  firestoreEmulatorAddress,
  toDocumentsPath,
} from '../../firestore-rest.ts';
import { logWarning } from '../../log-warning.ts';
import { fillTimes, makeRowsQuery, type PublicQuery, toRequestBody } from '../../public-queries.ts';
import { loadUncheckedSnapshot, saveSnapshot } from '../snapshot-cache.ts';
import type { ListReader, ShownList } from '../use-list.ts';
import { withTimeout } from '../with-timeout.ts';
import { parseResponse } from './rest-format.ts';
import { followEnds, leaveOutEndedRows } from './row-ends.ts';

const documentsPath = toDocumentsPath(firebaseSettings.projectId);
const address = import.meta.env.MODE === 'emulator' ? firestoreEmulatorAddress : firestoreAddress;

/** Sends a query to Firestore. Its body is text/plain, which needs no CORS preflight. */
async function fetchNow(query: PublicQuery): Promise<QueryResult> {
  const method = 'document' in query ? 'batchGet' : 'runQuery';
  const response = await fetch(`${address}/${documentsPath}:${method}`, {
    method: 'POST',
    body: fillTimes(toRequestBody(query, documentsPath)),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`${method}: ${response.status}`);
  return parseResponse(await response.json());
}

/**
 * Returns the response to the inline script's request, but only once, because later reads need
 * fresh data. Sends a request if there was none, or if it failed.
 */
async function fetchEarlyOrNow(query: PublicQuery): Promise<QueryResult> {
  const { key } = query;
  const earlyResponse = window.earlyReads?.[key];
  delete window.earlyReads?.[key];
  if (!earlyResponse) return fetchNow(query);
  try {
    return parseResponse(await earlyResponse);
  } catch (cause) {
    logWarning(`The early read of ${key} failed`, cause);
    return fetchNow(query);
  }
}

/** Rows of a list, when they were read, and whether there may be more. */
interface ReadRows<T> {
  readonly rows: readonly T[];
  readonly readAt: string;
  readonly isFull: boolean;
}

/**
 * Reads a page of a list.
 *
 * @param fetchQuery by default sends a new request
 * @throws Error if Firestore does not respond, or responds with an error
 */
export async function readPage<T extends object>(
  query: PublicQuery,
  schema: v.GenericSchema<unknown, T>,
  fetchQuery = fetchNow,
): Promise<ReadRows<T>> {
  const result = await fetchQuery(query);
  // Malformed documents count too: there may be more after them.
  const isFull = 'limit' in query && result.docs.length >= query.limit;
  return { rows: parseDocuments(schema, result), readAt: new Date().toISOString(), isFull };
}

/** Sends a list's images to the service worker, which deletes cached ones that are not in it. */
function sendImageList(name: string, rows: readonly object[]): void {
  // Undefined on an insecure connection.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const addresses = rows.flatMap((row) => ('imageURL' in row && row.imageURL) || []);
  container?.controller?.postMessage({ precache: [], images: { name, addresses } });
}

const minuteMs = 60_000;

/**
 * Calls back when the network is back, when the browser restores the page from its back/forward
 * cache and, for an urgent list, when the visitor returns to the page. Passes the minimum age of
 * the last read for the list to be read again.
 */
function listenForReturns(
  isUrgent: boolean,
  signal: AbortSignal,
  onReturn: (minAgeMs: number) => void,
): void {
  window.addEventListener('online', () => onReturn(isUrgent ? 0 : 5 * minuteMs), { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn(5 * minuteMs);
  };
  window.addEventListener('pageshow', onPageShow, { signal });
  if (!isUrgent) return;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onReturn(minuteMs);
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
}

interface ListOptions {
  /** Whether the rows have images. */
  readonly hasImages?: boolean;
  /**
   * Whether Firestore has later rows, which take the place of those that have ended. Then an empty
   * list is not shown again at the next visit, and no row disappears from an open page.
   */
  readonly hasLaterRows?: boolean;
  /** Whether the list is read again when the visitor returns to the page after a minute. */
  readonly isUrgent?: boolean;
}

/**
 * Makes the reader of a list: one query, parser and cache, for the inline script's response and for
 * later requests.
 */
export function createReader<T extends object>(
  query: PublicQuery,
  schema: v.GenericSchema<unknown, T>,
  options: ListOptions = {},
): ListReader<T> {
  const { hasImages, hasLaterRows, isUrgent = false } = options;
  const snapshotSchema = v.object({
    readAt: v.pipe(v.string(), v.isoTimestamp()),
    rows: v.array(schema),
    isFull: v.boolean(),
  });
  const watch: ListReader<T>['watch'] = async ({ show, onError, signal }) => {
    let stopFollowingEnds: (() => void) | undefined;
    signal.addEventListener('abort', () => stopFollowingEnds?.());
    const showRows = ({ rows, ...page }: ReadRows<T>, change: Partial<ShownList<T>> = {}) => {
      const showRemaining = (remaining: readonly T[]) =>
        show(() => ({ ...page, ...change, state: toLoadState(remaining) }));
      stopFollowingEnds?.();
      showRemaining(leaveOutEndedRows(rows));
      if (!hasLaterRows) stopFollowingEnds = followEnds(rows, showRemaining);
    };

    let startedAt = 0;
    let startedReads = 0;
    let shownRead = 0;
    const read = async () => {
      startedAt = Date.now();
      startedReads += 1;
      const thisRead = startedReads;
      const { rows, ...page } = await readPage(query, schema, fetchEarlyOrNow);
      // A slow read may end after a later one.
      if (signal.aborted || thisRead < shownRead) return;
      shownRead = thisRead;
      const list = { ...page, rows: sortByNumber(rows) };
      saveSnapshot(query.key, list);
      if (hasImages) sendImageList(query.key, rows);
      showRows(list, { lastRead: 'done' });
    };
    listenForReturns(isUrgent, signal, (minAgeMs) => {
      // A new list would drop the further pages of the agenda that the visitor has loaded.
      if (shownRead === startedReads && Date.now() - startedAt < minAgeMs) return;
      withTimeout(read()).catch(onError);
    });
    const snapshot = v.safeParse(snapshotSchema, loadUncheckedSnapshot(query.key));
    const isShown =
      snapshot.success && !(hasLaterRows && leaveOutEndedRows(snapshot.output.rows).length === 0);
    if (isShown) showRows(snapshot.output);
    else show(() => ({ state: { status: 'loading' } }));
    await read();
  };
  return { watch };
}

/** Makes the reader of the rows of a content type that visitors may see. */
export const makeRowsReader = <T extends object>(
  from: string,
  type: {
    readonly publicWhen?: string;
    readonly image?: object;
    readonly rowSchema: v.GenericSchema<unknown, T>;
  },
  options: ListOptions = {},
): ListReader<T> =>
  createReader(makeRowsQuery(from, type.publicWhen), type.rowSchema, {
    hasImages: type.image !== undefined,
    ...options,
  });
