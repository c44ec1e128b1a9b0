import { useEffect, useState } from 'react';
import { reloadOnStaleBuild } from './reload-on-stale-build.ts';
import { isReachable } from '../data/use-is-offline.ts';

/** Why a page failed to render. */
export type FailureCause = 'offline' | 'error';

async function findFailureCause(): Promise<FailureCause | undefined> {
  if (!(await isReachable())) return 'offline';
  return (await reloadOnStaleBuild()) ? undefined : 'error';
}

/**
 * Finds out why a page failed to render. Returns undefined until the cause is known. Reloads the
 * page if the tab has an earlier build.
 */
export function useFailureCause(): FailureCause | undefined {
  const [cause, setCause] = useState<FailureCause>();
  useEffect(() => {
    void findFailureCause().then(setCause);
  }, []);
  return cause;
}
