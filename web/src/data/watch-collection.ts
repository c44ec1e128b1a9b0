import { onSnapshot, type Query } from 'firebase/firestore';
import { useCallback, useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import type { QueryResult } from './firestore-documents.ts';
import { type Loaded, type LoadState, toLoadState } from '../state/load-state.ts';
import type { MendedRows, UnreadableRow } from './mended-documents.ts';
import { report } from './report.ts';
import { reconnect } from './staff-firestore.ts';

/** A live list for staff, with what could not be read of it. */
export interface Watched<T> extends Loaded<readonly T[]> {
  readonly unreadable: readonly UnreadableRow[];
}

interface Watch<T> {
  readonly state: LoadState<readonly T[]>;
  readonly unreadable: readonly UnreadableRow[];
}

const nothing = (status: 'loading' | 'error') => ({ state: { status }, unreadable: [] });

/**
 * Follows a query. A failure is a value here, not an error: reactfire keeps a failed read in its
 * global cache and throws it during render (reactfire#540, #790).
 */
function watchQuery<T>(
  query: Query,
  toRows: (answer: QueryResult) => MendedRows<T>,
): Observable<Watch<T>> {
  return new Observable((subscriber) =>
    onSnapshot(
      query,
      (snapshot) => {
        // Without an answer from the server the SDK offers an empty cache, which is not "no rows".
        const isUnanswered = snapshot.empty && snapshot.metadata.fromCache;
        const { rows, unreadable } = toRows(snapshot);
        subscriber.next(isUnanswered ? nothing('error') : { state: toLoadState(rows), unreadable });
      },
      (cause) => {
        report('A live list broke off', cause);
        subscriber.next(nothing('error'));
        subscriber.complete();
      },
    ),
  );
}

let watches = 0;

/**
 * Live rows of a staff list, through reactfire. Every mount and every retry has a cache entry of
 * its own, so neither a failure nor an earlier session can come back from reactfire's cache.
 */
export function useWatchedRows<T>(
  getQuery: () => Query,
  toRows: (answer: QueryResult) => MendedRows<T>,
): Watched<T> {
  const [watch, setWatch] = useState(() => ++watches);
  const { data } = useObservable<Watch<T>>(`staff-list:${watch}`, watchQuery(getQuery(), toRows), {
    initialData: nothing('loading'),
  });
  const retry = useCallback(() => {
    const again = () => setWatch(++watches);
    void reconnect().then(again, again);
  }, []);
  return { ...data, retry };
}
