import { useEffect, useState } from 'react';
import { reloadOnStaleBuild } from './reload-on-stale-build.ts';
import { isReachable } from '../data/use-is-offline.ts';

/** Why a page could not be drawn; undefined while that is being found out. */
export type Failure = 'offline' | 'error';

async function findFailure(): Promise<Failure | undefined> {
  if (!(await isReachable())) return 'offline';
  return (await reloadOnStaleBuild()) ? undefined : 'error';
}

/** Finds out why a page could not be drawn. A tab that a release has left behind is reloaded first. */
export function useFailure(): Failure | undefined {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    void findFailure().then(setFailure);
  }, []);
  return failure;
}
