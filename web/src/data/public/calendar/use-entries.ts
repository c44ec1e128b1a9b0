import { startTransition, useCallback, useEffect, useState } from 'react';
import type { LoadState, RetriableState } from '../../../state/load-state.ts';
import { logWarning } from '../../log-warning.ts';
import { refreshOnReturn } from '../repository/refresh-on-return.ts';
import { withTimeout } from '../use-collection.ts';
import { type EntryList, fetchEntries, loadCachedEntries } from './calendar-repository.ts';
import type { CalendarQuery } from './calendar-query.ts';

export interface ShownEntries extends EntryList {
  /** Whether the list is from the cache, because a new read failed. */
  readonly isStale: boolean;
}

const loading = { status: 'loading' } as const;

const toState = (list: EntryList, isStale = false): LoadState<ShownEntries> =>
  list.entries.length > 0 ? { status: 'ready', data: { ...list, isStale } } : { status: 'empty' };

/**
 * Reads entries of the club's calendar once, on retry, and when the network is back. The browser
 * may restore the page from its back/forward cache. A list over five minutes old is then read
 * again. Cached entries are shown until the response arrives, and after a failed read.
 *
 * @param query the same object for the same entries; undefined until it is known
 */
export function useEntries(query: CalendarQuery | undefined): RetriableState<ShownEntries> {
  const [result, setResult] = useState<{
    readonly query: CalendarQuery;
    readonly state: LoadState<ShownEntries>;
  }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (state: LoadState<ShownEntries>) => {
      // A transition, because a list can be long.
      if (!signal.aborted) startTransition(() => setResult({ query, state }));
    };
    const cachedList = loadCachedEntries(query);
    if (cachedList) show(toState(cachedList));
    withTimeout(fetchEntries(query)).then(
      (list) => show(toState(list)),
      (cause: unknown) => {
        logWarning(`The ${query.list} entries of the calendar could not be read`, cause);
        const isStale = true;
        show(cachedList ? toState(cachedList, isStale) : { status: 'error' });
      },
    );
    const readAgain = () => setAttempt((count) => count + 1);
    window.addEventListener('online', readAgain, { signal });
    signal.addEventListener('abort', refreshOnReturn(readAgain));
    return () => controller.abort();
  }, [query, attempt]);
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { state: result && result.query === query ? result.state : loading, retry };
}
