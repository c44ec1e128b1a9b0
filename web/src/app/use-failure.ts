import { useEffect, useState } from 'react';
import { reloadOnStaleBuild } from './reload-on-stale-build.ts';
import { isReachable } from '../data/use-is-offline.ts';

/** Why a page failed to render; undefined until it is known. */
export type Failure = 'offline' | 'error';

async function findFailure(): Promise<Failure | undefined> {
  if (!(await isReachable())) return 'offline';
  return (await reloadOnStaleBuild()) ? undefined : 'error';
}

/** Finds out why a page failed to render. A tab of an earlier build is reloaded first. */
export function useFailure(): Failure | undefined {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    void findFailure().then(setFailure);
  }, []);
  return failure;
}
