import { startTransition, useCallback, useEffect, useState } from 'react';
import { hasSnapshot } from './snapshot-cache.ts';
import { type RetriableState, type LoadState, toLoadState } from '../../state/load-state.ts';
import type { Collection } from './collections.ts';
import { logWarning } from '../log-warning.ts';
import { nextTask } from '../../scheduling/next-task.ts';
import { useAfterHydration } from '../../scheduling/use-hydrated.ts';

/** After this time, a read counts as failed. */
const timeoutMs = 10_000;

/** Resolves like the promise, or rejects if it takes longer than `ms` milliseconds. */
export function withTimeout<T>(promise: Promise<T>, ms = timeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The initial state, which is also prerendered. localStorage cannot be checked yet. */
const loading = { status: 'loading' } as const;
/** The state while the snapshot is read. */
const loadingSnapshot = { status: 'loading', isSilent: true } as const;
/** The state without a snapshot. */
const loadingFromNetwork = { status: 'loading', isSilent: false } as const;

interface CollectionState<T> extends RetriableState<readonly T[]> {
  /** The status of the last read. Unless it is `done`, `state` may be the last visit's snapshot. */
  readonly lastRead: 'pending' | 'done' | 'failed';
}

/** After a failed read, a list that is already shown stays. */
const toFailedState = <T>(previous: LoadState<T>): LoadState<T> =>
  previous.status === 'loading' ? { status: 'error' } : previous;

/**
 * Reads a collection once, and on retry. The browser may restore the page from its back/forward
 * cache. A list over five minutes old is then read again. The last visit's snapshot is shown until
 * the response arrives. A failed read leaves a shown list as it is.
 */
export function useCollection<T>(collection: Collection<T>): CollectionState<T> {
  const [state, setState] = useState<LoadState<readonly T[]>>(loading);
  const [lastRead, setLastRead] = useState<CollectionState<T>['lastRead']>('pending');
  const [attempt, setAttempt] = useState(0);
  const hasCachedList = useAfterHydration(() => hasSnapshot(collection.name));
  useEffect(() => {
    let isActive = true;
    // A transition, because the list may render a large part of the page.
    const setStateInTransition = (
      next: LoadState<readonly T[]> | typeof toFailedState<readonly T[]>,
      readStatus: CollectionState<T>['lastRead'],
    ) => {
      if (!isActive) return;
      startTransition(() => {
        setState(next);
        setLastRead(readStatus);
      });
    };
    const showRows = (rows: readonly T[]) => setStateInTransition(toLoadState(rows), 'done');
    const read = async () => {
      // Each list has its own task, so that two lists do not make one long task.
      await nextTask();
      const repository = await collection.loadRepository();
      // After an unmount, `list` would replace the callback of a component that was mounted later.
      if (!isActive) return [];
      const snapshot = repository.loadSnapshot();
      const next = snapshot ? toLoadState(snapshot) : loadingFromNetwork;
      setStateInTransition(
        (previous) => (previous.status === 'loading' ? next : previous),
        'pending',
      );
      return repository.list(showRows);
    };
    withTimeout(read()).then(showRows, (cause: unknown) => {
      logWarning(`The ${collection.name} could not be read`, cause);
      setStateInTransition(toFailedState, 'failed');
    });
    return () => {
      isActive = false;
    };
  }, [collection, attempt]);
  const retry = useCallback(() => {
    setState(loadingFromNetwork);
    setLastRead('pending');
    setAttempt((count) => count + 1);
  }, []);
  return { state: state === loading && hasCachedList ? loadingSnapshot : state, lastRead, retry };
}
