import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import { recall, remember } from './last-good.ts';
import { type Loaded, type LoadState, toLoadState } from './load-state.ts';
import type { PublicRead } from './public-reads.ts';
import { report } from './report.ts';
import { useHydrated } from './use-hydrated.ts';

/** Ten seconds without an answer is an error with a retry. */
const patienceMs = 10_000;

/** A list that visitors read. A constant of its module, so that it is the same at every render. */
export interface Collection<T> {
  readonly name: PublicRead;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly list: () => Promise<readonly T[]>;
}

/** Rejects when no answer came in time; a late one is dropped. */
export function withPatience<T>(answer: Promise<T>, ms = patienceMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const loading = { status: 'loading' } as const;

/** A failure leaves a good answer of before standing. */
const failed = <T>(was: LoadState<T>): LoadState<T> =>
  was.status === 'loading' ? { status: 'error' } : was;

/** What can be shown before the answer: that of the last visit, where there is one. */
function recallState<T>({ name, schema }: Collection<T>): LoadState<readonly T[]> {
  const rows = recall(name, schema);
  return rows ? toLoadState(rows) : loading;
}

/** Reads a list once, and again on retry. A failure leaves a good answer of before standing. */
export function useCollection<T>(collection: Collection<T>): Loaded<readonly T[]> {
  const isHydrated = useHydrated();
  const [answered, setState] = useState<LoadState<readonly T[]>>();
  const recalled = useMemo(
    () => (isHydrated ? recallState(collection) : loading),
    [isHydrated, collection],
  );
  const state = answered ?? recalled;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    withPatience(collection.list()).then(
      (rows) => {
        remember(collection.name, rows);
        if (isWanted) setState(toLoadState(rows));
      },
      (cause: unknown) => {
        report(`The ${collection.name} could not be read`, cause);
        if (isWanted) setState((was) => failed(was ?? recallState(collection)));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [collection, attempt]);
  const retry = useCallback(() => {
    setState(loading);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
