import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** While there is unsaved work, blocks a change of page until staff confirm it. */
export function useNavigationBlocker(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [ask, blocker]);
}
