import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { limits } from '@club/domain/limits';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  query,
} from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { type LoadState, type RetriableState, toLoadState } from '../../state/load-state.ts';
import { getFirebaseApp } from '../firebase-app.ts';
import { logWarning } from '../log-warning.ts';
import { repairDocuments, type UnreadableRow } from './repair-documents.ts';

let instance: Firestore | undefined;

/** Firestore's SDK with live reads, only for the dashboard. Visitors read by REST. */
function getStaffFirestore(): Firestore {
  if (!instance) {
    instance = getFirestore(getFirebaseApp());
    if (import.meta.env.MODE === 'emulator') {
      connectFirestoreEmulator(instance, '127.0.0.1', 8080);
    }
  }
  return instance;
}

/** Connects again at once. The SDK itself waits up to a minute between attempts. */
export async function reconnect(): Promise<void> {
  await disableNetwork(getStaffFirestore());
  await enableNetwork(getStaffFirestore());
}

interface RowsResult<Row> {
  readonly state: LoadState<readonly Row[]>;
  readonly unreadableRows: readonly UnreadableRow[];
}

/** The live rows of a collection for staff, and their unreadable fields. */
export interface LiveRows<Row> extends RowsResult<Row>, RetriableState<readonly Row[]> {}

const noRows: readonly never[] = [];

/** The rows of a list; none until it is read. */
export const listRows = <Row>({ state }: RetriableState<readonly Row[]>): readonly Row[] =>
  state.status === 'ready' ? state.data : noRows;

const makeResultWithoutRows = (status: 'loading' | 'error') => ({
  state: { status },
  unreadableRows: [],
});

/**
 * Makes an observable that listens to a collection. It starts when reactfire subscribes to it, and
 * ends when `signal` is aborted. A failure is emitted as a value. If it were emitted as an error,
 * reactfire would throw it while rendering, and unmount the form (docs/decisions/versions.md).
 */
function makeRowsObservable<Name extends EditableCollection>(
  name: Name,
  sortRows: (rows: readonly RowOf<Name>[]) => readonly RowOf<Name>[],
  signal: AbortSignal,
): Observable<RowsResult<RowOf<Name>>> {
  // No `orderBy`, which would leave out rows without a number.
  const rowsQuery = query(collection(getStaffFirestore(), name), limit(limits.listSize));
  return new Observable((subscriber) => {
    signal.addEventListener('abort', () => subscriber.complete());
    let hasServerResult = false;
    return onSnapshot(
      rowsQuery,
      // A second listener to an empty collection first gets the cached result. That the server
      // confirms it is a change of the metadata only.
      { includeMetadataChanges: true },
      (snapshot) => {
        hasServerResult ||= !snapshot.metadata.fromCache;
        // Without a network the SDK returns an empty cache, although the collection may have rows.
        const isOfflineResult = snapshot.empty && !hasServerResult;
        const { rows, unreadableRows } = repairDocuments(name, snapshot);
        subscriber.next(
          isOfflineResult
            ? makeResultWithoutRows('error')
            : { state: toLoadState(sortRows(rows)), unreadableRows },
        );
      },
      (cause) => {
        logWarning('A live list ended with an error', cause);
        subscriber.next(makeResultWithoutRows('error'));
        subscriber.complete();
      },
    );
  });
}

/** An entry of reactfire's cache: its key, and the signal that ends its listener. */
interface CacheEntry {
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called on mount. Returns the cleanup, which ends the listener. */
  readonly onMount: () => () => void;
}

let cacheEntryCount = 0;

function createCacheEntry(): CacheEntry {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  cacheEntryCount += 1;
  return {
    key: `live-rows:${cacheEntryCount}`,
    signal: controller.signal,
    onMount: () => {
      clearTimeout(timer);
      return () => {
        // Delayed, because strict mode mounts every component twice.
        timer = setTimeout(() => controller.abort());
      };
    },
  };
}

/**
 * The live rows of a collection. Every mount and retry has its own entry in reactfire's cache. The
 * cache would otherwise return an earlier failure, or the rows of an earlier session. Use it only
 * after the staff check.
 *
 * @param sortRows sorts the rows, by default by number; the same function at every render
 */
export function useLiveRows<Name extends EditableCollection>(
  name: Name,
  sortRows: (rows: readonly RowOf<Name>[]) => readonly RowOf<Name>[] = sortByNumber,
): LiveRows<RowOf<Name>> {
  const [cacheEntry, setCacheEntry] = useState(createCacheEntry);
  const { data } = useObservable(
    cacheEntry.key,
    makeRowsObservable(name, sortRows, cacheEntry.signal),
    {
      initialData: makeResultWithoutRows('loading'),
    },
  );
  useEffect(() => cacheEntry.onMount(), [cacheEntry]);
  const retry = useCallback(() => {
    const listenAgain = () => setCacheEntry(createCacheEntry);
    void reconnect().then(listenAgain, listenAgain);
  }, []);
  return { ...data, retry };
}
