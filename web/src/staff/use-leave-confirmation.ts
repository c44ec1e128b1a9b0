import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks for confirmation before a change of page while there are unsaved changes. */
export function useLeaveConfirmation(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [ask, blocker]);
}
