import { startTransition, useCallback, useEffect, useState } from 'react';
import { hasLastGood } from './last-good-key.ts';
import { type Loaded, type LoadState, toLoadState } from './load-state.ts';
import type { Collection } from './public-collections.ts';
import { report } from './report.ts';
import { nextTask } from '../tasks/next-task.ts';
import { useOnceHydrated } from './use-hydrated.ts';

/** Ten seconds without an answer is an error with a retry. */
const patienceMs = 10_000;

/** Rejects when no answer came in time; a late one is dropped. */
export function withPatience<T>(answer: Promise<T>, ms = patienceMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** At the start, as the build draws the page: it knows of no visit before. */
const loading = { status: 'loading' } as const;
const recalling = { status: 'loading', isSilent: true } as const;
/** Where there is nothing to recall. */
const waiting = { status: 'loading', isSilent: false } as const;

/** A failure leaves a good answer of before standing. */
const failed = <T>(was: LoadState<T>): LoadState<T> =>
  was.status === 'loading' ? { status: 'error' } : was;

/**
 * Reads a list once, and again on retry; until the answer comes, that of the last visit is shown. A
 * failure leaves a good answer of before standing.
 */
export function useCollection<T>(collection: Collection<T>): Loaded<readonly T[]> {
  const [state, setState] = useState<LoadState<readonly T[]>>(loading);
  const [attempt, setAttempt] = useState(0);
  const isKept = useOnceHydrated(() => hasLastGood(collection.name));
  useEffect(() => {
    let isWanted = true;
    // In pieces: an answer may bring a good part of a page along.
    const show: typeof setState = (next) => {
      if (isWanted) startTransition(() => setState(next));
    };
    const read = async () => {
      // A page may read two lists.
      await nextTask();
      const source = await collection.open();
      const kept = source.recall();
      const next = kept ? toLoadState(kept) : waiting;
      show((was) => (was.status === 'loading' ? next : was));
      return source.list();
    };
    withPatience(read()).then(
      (rows) => show(toLoadState(rows)),
      (cause: unknown) => {
        report(`The ${collection.name} could not be read`, cause);
        show(failed);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [collection, attempt]);
  const retry = useCallback(() => {
    setState(waiting);
    setAttempt((count) => count + 1);
  }, []);
  return { state: state === loading && isKept ? recalling : state, retry };
}
