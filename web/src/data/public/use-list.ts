import { startTransition, useCallback, useEffect, useState } from 'react';
import { nextTask } from '../../scheduling/next-task.ts';
import { useAfterHydration } from '../../scheduling/use-hydrated.ts';
import type { LoadState, RetriableState } from '../../state/load-state.ts';
import { logWarning } from '../log-warning.ts';
import { hasSnapshot } from './snapshot-cache.ts';
import { withTimeout } from './with-timeout.ts';

/** What is shown of a list. */
export interface ShownList<T> {
  readonly state: LoadState<readonly T[]>;
  /**
   * The result of the last finished read since the mount or a retry. Unless it is `done`, `state`
   * may be the last visit's snapshot.
   */
  readonly lastRead: 'pending' | 'done' | 'failed';
  /** When the shown rows were read. */
  readonly readAt?: string;
  /** Whether as many documents were read as the query allows, so that there may be more. */
  readonly isFull?: boolean;
}

/** What a reader reports to. */
export interface ListView<T> {
  /** Changes what the list shows. */
  readonly show: (change: (shown: ShownList<T>) => Partial<ShownList<T>>) => void;
  /** Reports a failed read. */
  readonly onError: (cause: unknown) => void;
  /** Aborted when the list is no longer shown. */
  readonly signal: AbortSignal;
}

/** Reads a list. `reader/reader.ts` makes it. */
export interface ListReader<T> {
  /**
   * Shows the list of the last visit, then reads the list and shows it. Reads it again when the
   * network is back or the browser restores the page, if the last read began at least five minutes
   * ago. An urgent list is read again as soon as the network is back, and also when the visitor
   * returns to the tab.
   *
   * @throws Error if Firestore does not respond to the first read, or responds with an error
   */
  readonly watch: (view: ListView<T>) => Promise<void>;
}

/** A list that visitors see. Pass the same object at every render. */
export interface PublicList<T> {
  /** The key of the list's query. */
  readonly key: string;
  /** Loads the code that reads the list. */
  readonly loadReader: () => Promise<ListReader<T>>;
}

/** The initial state, which is also prerendered. localStorage cannot be checked yet. */
const loading = { status: 'loading' } as const;
const initial = { state: loading, lastRead: 'pending' } as const;
/** The state while the snapshot is read. */
const loadingSnapshot = { status: 'loading', isSilent: true } as const;

/**
 * Shows a list, and reads it again on retry. The last visit's snapshot is shown until the response
 * arrives. A failed read leaves a shown list as it is.
 *
 * @param list undefined until it is known
 */
export function useList<T>(
  list: PublicList<T> | undefined,
): ShownList<T> & RetriableState<readonly T[]> {
  const [shown, setShown] = useState<ShownList<T> & { readonly list?: typeof list }>();
  const [attempt, setAttempt] = useState(0);
  const hasCachedList = useAfterHydration(() => list !== undefined && hasSnapshot(list.key));
  useEffect(() => {
    if (!list) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A transition, because the list may render a large part of the page.
    const show: ListView<T>['show'] = (change) =>
      startTransition(() =>
        setShown((previous) => {
          if (signal.aborted) return previous;
          const current = previous?.list === list ? previous : { list, ...initial };
          return { ...current, ...change(current) };
        }),
      );
    const onError = (cause: unknown) => {
      if (signal.aborted) return;
      logWarning(`The ${list.key} could not be read`, cause);
      show(({ state }) => ({
        state: state.status === 'loading' ? { status: 'error' } : state,
        lastRead: 'failed',
      }));
    };
    const watch = async () => {
      // Each list has its own task, so that two lists do not make one long task.
      await nextTask();
      const reader = await list.loadReader();
      if (!signal.aborted) await reader.watch({ show, onError, signal });
    };
    withTimeout(watch()).catch(onError);
    return () => controller.abort();
  }, [list, attempt]);
  const retry = useCallback(() => {
    setShown(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const current = shown && shown.list === list ? shown : initial;
  const state = current.state === loading && hasCachedList ? loadingSnapshot : current.state;
  return { ...current, state, retry };
}
