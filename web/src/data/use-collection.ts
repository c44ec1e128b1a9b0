import { useCallback, useEffect, useState } from 'react';
import { type Loaded, type LoadState, toLoadState } from './load-state.ts';
import { report } from './report.ts';

/** Ten seconds without an answer is an error with a retry. */
const patienceMs = 10_000;

/** Fetches a whole list; a function of a module, so that it is the same at every render. */
type List<T> = () => Promise<readonly T[]>;

/** The last good answer of each list: shown at once on the way back, while a fresh one loads. */
const lastGood = new WeakMap<List<unknown>, readonly unknown[]>();

function recall<T>(list: List<T>): LoadState<readonly T[]> {
  const rows = lastGood.get(list) as readonly T[] | undefined;
  return rows ? toLoadState(rows) : { status: 'loading' };
}

/** Rejects when no answer came in time; a late one is dropped. */
export function withPatience<T>(answer: Promise<T>, ms = patienceMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reads a list once, and again on retry. A failure after a good answer leaves that one standing. */
export function useCollection<T>(list: List<T>): Loaded<readonly T[]> {
  const [state, setState] = useState(() => recall(list));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: LoadState<readonly T[]>) => {
      if (isWanted) setState(next);
    };
    withPatience(list()).then(
      (rows) => {
        lastGood.set(list, rows);
        settle(toLoadState(rows));
      },
      (cause: unknown) => {
        report('A list could not be read', cause);
        const known = recall(list);
        settle(known.status === 'loading' ? { status: 'error' } : known);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [list, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
