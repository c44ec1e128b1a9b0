import type { EditableCollection } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import { collection, limit, onSnapshot, query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { type RetriableState, type LoadState, toLoadState } from '../../state/load-state.ts';
import { repairDocuments, type RowOf, type UnreadableRow } from './repair-documents.ts';
import { report } from '../report.ts';
import { reconnect, staffFirestore } from './staff-firestore.ts';

interface LiveList<Row> {
  readonly state: LoadState<readonly Row[]>;
  readonly unreadable: readonly UnreadableRow[];
}

/** The live rows of a collection for staff, and their unreadable fields. */
export interface LiveRows<Row> extends LiveList<Row>, RetriableState<readonly Row[]> {}

const emptyList = (status: 'loading' | 'error') => ({ state: { status }, unreadable: [] });

/**
 * Listens to a collection until `signal` is aborted. A failure is a value here. reactfire would
 * throw an error while rendering, and unmount the form (decision 044).
 */
function listenTo<Name extends EditableCollection>(
  name: Name,
  toSorted: (rows: readonly RowOf<Name>[]) => readonly RowOf<Name>[],
  signal: AbortSignal,
): Observable<LiveList<RowOf<Name>>> {
  // No `orderBy`, which would leave out rows without a number.
  const rowsQuery = query(collection(staffFirestore(), name), limit(limits.listSize));
  return new Observable((subscriber) => {
    signal.addEventListener('abort', () => subscriber.complete());
    return onSnapshot(
      rowsQuery,
      (snapshot) => {
        // Without a server the SDK returns an empty cache, which does not mean "no rows".
        const isUnanswered = snapshot.empty && snapshot.metadata.fromCache;
        const { rows, unreadable } = repairDocuments(name, snapshot);
        subscriber.next(
          isUnanswered ? emptyList('error') : { state: toLoadState(toSorted(rows)), unreadable },
        );
      },
      (cause) => {
        report('A live list ended with an error', cause);
        subscriber.next(emptyList('error'));
        subscriber.complete();
      },
    );
  });
}

/** A listener, by its key in reactfire's cache. */
interface Listener {
  readonly key: string;
  readonly signal: AbortSignal;
  /** Marks the listener as used; returns a function that ends it. */
  readonly use: () => () => void;
}

let listenerCount = 0;

function createListener(): Listener {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  listenerCount += 1;
  return {
    key: `live-rows:${listenerCount}`,
    signal: controller.signal,
    use: () => {
      clearTimeout(timer);
      return () => {
        // Delayed, because strict mode mounts every component twice.
        timer = setTimeout(() => controller.abort());
      };
    },
  };
}

/**
 * The live rows of a collection. Every mount and retry has its own entry in reactfire's cache, so
 * that no earlier failure or session returns. Use it only after the staff check.
 *
 * @param toSorted sorts the rows; a constant of its module
 */
export function useLiveRows<Name extends EditableCollection>(
  name: Name,
  toSorted: (rows: readonly RowOf<Name>[]) => readonly RowOf<Name>[],
): LiveRows<RowOf<Name>> {
  const [listener, setListener] = useState(createListener);
  const { data } = useObservable(listener.key, listenTo(name, toSorted, listener.signal), {
    initialData: emptyList('loading'),
  });
  useEffect(() => listener.use(), [listener]);
  const retry = useCallback(() => {
    const listenAgain = () => setListener(createListener);
    void reconnect().then(listenAgain, listenAgain);
  }, []);
  return { ...data, retry };
}
