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

/** Initial state: as prerendered, before localStorage can be checked. */
const loading = { status: 'loading' } as const;
/** The state while the snapshot is read. */
const loadingSnapshot = { status: 'loading', isSilent: true } as const;
/** The state without a snapshot. */
const loadingFromNetwork = { status: 'loading', isSilent: false } as const;

/** After a failed read, a list that is already shown stays. */
const toFailedState = <T>(previous: LoadState<T>): LoadState<T> =>
  previous.status === 'loading' ? { status: 'error' } : previous;

/**
 * Reads a collection once, on retry, and when the browser restores the page from its back/forward
 * cache with a list over five minutes old. It shows the last visit's snapshot until the response
 * arrives. A failed read leaves a shown list as it is.
 */
export function useCollection<T>(collection: Collection<T>): RetriableState<readonly T[]> {
  const [state, setState] = useState<LoadState<readonly T[]>>(loading);
  const [attempt, setAttempt] = useState(0);
  const hasCachedList = useAfterHydration(() => hasSnapshot(collection.name));
  useEffect(() => {
    let isActive = true;
    // A transition, because the list may render a large part of the page.
    const setStateInTransition: typeof setState = (next) => {
      if (isActive) startTransition(() => setState(next));
    };
    const showRows = (rows: readonly T[]) => setStateInTransition(toLoadState(rows));
    const read = async () => {
      // Each list has its own task, so that two lists do not make one long task.
      await nextTask();
      const repository = await collection.loadRepository();
      // After an unmount, `list` would replace the callback of a component that was mounted later.
      if (!isActive) return [];
      const snapshot = repository.loadSnapshot();
      const next = snapshot ? toLoadState(snapshot) : loadingFromNetwork;
      setStateInTransition((previous) => (previous.status === 'loading' ? next : previous));
      return repository.list(showRows);
    };
    withTimeout(read()).then(showRows, (cause: unknown) => {
      logWarning(`The ${collection.name} could not be read`, cause);
      setStateInTransition(toFailedState);
    });
    return () => {
      isActive = false;
    };
  }, [collection, attempt]);
  const retry = useCallback(() => {
    setState(loadingFromNetwork);
    setAttempt((count) => count + 1);
  }, []);
  return { state: state === loading && hasCachedList ? loadingSnapshot : state, retry };
}
