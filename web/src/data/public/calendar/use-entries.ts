import { startTransition, useCallback, useEffect, useState } from 'react';
import type { LoadState, RetriableState } from '../../../state/load-state.ts';
import { logWarning } from '../../log-warning.ts';
import { refreshOnReturn, staleMs } from '../repository/refresh-on-return.ts';
import { withTimeout } from '../use-collection.ts';
import { type EntryList, fetchEntries, loadCachedEntries } from './calendar-repository.ts';
import type { CalendarQuery } from './calendar-query.ts';

export interface ShownEntries extends EntryList {
  /** Whether the list is from the cache, because a new read failed. */
  readonly isStale: boolean;
}

const loading = { status: 'loading' } as const;
const loadFailure = { status: 'error' } as const;

const toState = (list: EntryList, isStale = false): LoadState<ShownEntries> =>
  list.entries.length > 0 ? { status: 'ready', data: { ...list, isStale } } : { status: 'empty' };

/**
 * Reads entries of the club's calendar once and on retry. When the network is back, it reads them
 * again after a failed read, or if the list is over five minutes old. It also reads a list of that age
 * again when the browser restores the page from its back/forward cache. Until the response arrives,
 * cached entries are shown. After a failed read, the shown entries stay, and are stale until a read
 * succeeds.
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
    const show = (makeState: (shownState: LoadState<ShownEntries>) => LoadState<ShownEntries>) => {
      if (signal.aborted) return;
      // A transition, because a list can be long.
      startTransition(() =>
        setResult((previous) => ({
          query,
          state: makeState(previous?.query === query ? previous.state : loading),
        })),
      );
    };
    const cachedList = loadCachedEntries(query);
    // An empty list is not shown again, because the calendar may have entries by now.
    const cachedEntries = cachedList?.entries.length ? cachedList : undefined;
    if (cachedEntries)
      show((shownState) =>
        toState(cachedEntries, shownState.status === 'ready' && shownState.data.isStale),
      );
    const startedAt = Date.now();
    let isLoaded = false;
    withTimeout(fetchEntries(query)).then(
      (list) => {
        isLoaded = true;
        show(() => toState(list));
      },
      (cause: unknown) => {
        logWarning(`The ${query.list} entries of the calendar could not be read`, cause);
        show((shownState) =>
          shownState.status === 'ready' ? toState(shownState.data, true) : loadFailure,
        );
      },
    );
    const readAgain = () => setAttempt((count) => count + 1);
    const readAgainIfStale = () => {
      // A new list would drop the further pages that the visitor has loaded.
      if (!isLoaded || Date.now() - startedAt >= staleMs) readAgain();
    };
    window.addEventListener('online', readAgainIfStale, { signal });
    signal.addEventListener('abort', refreshOnReturn(readAgain));
    return () => controller.abort();
  }, [query, attempt]);
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { state: result && result.query === query ? result.state : loading, retry };
}
