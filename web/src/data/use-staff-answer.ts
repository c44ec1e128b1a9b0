import { useCallback, useEffect, useState } from 'react';
import type { Loaded, LoadState } from '../state/load-state.ts';
import { report } from './report.ts';
import { hasSession, signIn } from './staff-session.ts';

/**
 * Asks the API once, and again on retry; a retry after the session's end asks for the sign-in first.
 *
 * @param ask a constant of its module, so that it is the same at every render
 */
export function useStaffAnswer<T>(ask: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (data) => isWanted && setState({ status: 'ready', data }),
      (cause: unknown) => {
        report('An answer for the dashboard did not come', cause);
        if (isWanted) setState({ status: 'error' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => {
    const again = () => {
      setState((was) => (was.status === 'ready' ? was : { status: 'loading' }));
      setAttempt((count) => count + 1);
    };
    if (hasSession()) again();
    else void signIn().then(again);
  }, []);
  return { state, retry };
}
