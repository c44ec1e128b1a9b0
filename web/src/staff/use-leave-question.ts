import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Holds a change of page while something is unsaved, until `ask` was answered with a yes. */
export function useLeaveQuestion(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [ask, blocker]);
}
