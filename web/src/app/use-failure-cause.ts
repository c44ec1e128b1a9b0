import { useEffect, useState } from 'react';
import { isReachable } from '../data/use-is-offline.ts';

/** The key in sessionStorage for the build that this tab reloaded from. */
const storageKey = 'left-build';

/** The time to wait for the app shell. */
const timeoutMs = 5000;

/**
 * Reloads the page if a newer build has been deployed since this tab opened. The chunks of the
 * older build no longer exist. The page reloads once per build, so it never loops.
 *
 * @returns whether the page reloads
 */
async function reloadOnStaleBuild(): Promise<boolean> {
  // The development server has no builds.
  if (!import.meta.env.PROD) return false;
  try {
    // The path of this script, which has a hash. The deployed app shell contains this path only if
    // it is of the same build.
    const tabBuild = new URL(import.meta.url).pathname;
    if (sessionStorage.getItem(storageKey) === tabBuild) return false;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch('/shell', { cache: 'no-cache', signal });
    if (!response.ok || (await response.text()).includes(tabBuild)) return false;
    sessionStorage.setItem(storageKey, tabBuild);
    window.location.reload();
    return true;
  } catch {
    // No network, or no sessionStorage.
    return false;
  }
}

/** Why a page failed to render. */
type FailureCause = 'offline' | 'error';

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
