import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { RetriableState, LoadState } from '../../state/load-state.ts';
import { logWarning } from '../log-warning.ts';
import { hasStoredSession, signIn } from '../session/staff-session.ts';

export interface StaffRequest<T> {
  /**
   * Identifies the request, and names what it fetches in the warning about a failure. It is
   * undefined if there is nothing to fetch.
   */
  readonly key: string | undefined;
  /** A new version fetches again. The earlier data is shown until the new data arrives. */
  readonly version?: string;
  /** Calls the API. It may be a new function at each render. */
  readonly fetch: () => Promise<T>;
  /**
   * The delay before the next fetch, in milliseconds; undefined to stop. By default nothing is
   * repeated.
   *
   * @param data the response; undefined after a failure
   * @param repeats how often the request was repeated so far
   */
  readonly getRepeatDelayMs?: (data: T | undefined, repeats: number) => number | undefined;
}

interface StaffResponse<T> extends RetriableState<T> {
  /**
   * The latest data of the key. It stays during a new request and after a failure. A retry after a
   * failure clears it.
   */
  readonly data: T | undefined;
  /** Whether the latest attempt failed. */
  readonly hasFailed: boolean;
}

interface LatestResult<T> {
  /** The key of the request; undefined before the first result. */
  readonly key: string | undefined;
  readonly data: T | undefined;
  readonly hasFailed: boolean;
}

const emptyResult = { key: undefined, data: undefined, hasFailed: false } as const;

function toState<T>({ data, hasFailed }: LatestResult<T>): LoadState<T> {
  if (hasFailed) return { status: 'error' };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data };
}

/**
 * Fetches from the API for the dashboard. It does so on mount, on a changed key or version, on
 * retry and at intervals. A retry after the session's end signs in first.
 */
export function useStaffRequest<T>(request: StaffRequest<T>): StaffResponse<T> {
  const { key, version } = request;
  const [latestResult, setLatestResult] = useState<LatestResult<T>>(emptyResult);
  const [attempt, setAttempt] = useState(0);
  const onFetch = useEffectEvent(request.fetch);
  const getRepeatDelay = useEffectEvent(request.getRepeatDelayMs ?? (() => undefined));
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (repeats: number) => {
      let data: T | undefined;
      try {
        data = await onFetch();
      } catch (cause) {
        logWarning(`The dashboard could not fetch ${key}`, cause);
      }
      if (!isCurrent) return;
      setLatestResult((previous) =>
        data === undefined
          ? { key, data: previous.key === key ? previous.data : undefined, hasFailed: true }
          : { key, data, hasFailed: false },
      );
      const delay = getRepeatDelay(data, repeats);
      if (delay !== undefined) timer = setTimeout(() => void load(repeats + 1), delay);
    };
    void load(0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, version, attempt]);
  const retry = useCallback(() => {
    const fetchAgain = () => {
      setLatestResult((previous) => (previous.hasFailed ? emptyResult : previous));
      setAttempt((count) => count + 1);
    };
    if (hasStoredSession()) fetchAgain();
    else void signIn().then(fetchAgain);
  }, []);
  const currentResult = latestResult.key === key ? latestResult : emptyResult;
  const { data, hasFailed } = currentResult;
  return { state: toState(currentResult), data, hasFailed, retry };
}
