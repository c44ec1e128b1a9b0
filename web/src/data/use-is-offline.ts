import { useEffect, useState } from 'react';

/** A small file that the service worker does not cache. */
const probePath = '/robots.txt';
const timeoutMs = 8000;
const retryMs = 10_000;

/**
 * Whether the site responds to a request for a small file. `navigator.onLine` is also true in a
 * network without internet.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await fetch(probePath, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * True while the site is unreachable. It checks at the start, when the network or the result changes,
 * and at intervals while offline.
 *
 * @param isInitiallyOffline the result before the first check
 */
export function useIsOffline(isInitiallyOffline = false): boolean {
  const [isOffline, setIsOffline] = useState(isInitiallyOffline);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const check = async () => {
      const isReached = await isReachable();
      if (!signal.aborted) setIsOffline(!isReached);
    };
    for (const name of ['online', 'offline']) {
      window.addEventListener(name, () => void check(), { signal });
    }
    // In a task of its own, so that the request does not prolong hydration.
    const firstCheck = setTimeout(() => void check());
    const timer = isOffline ? setInterval(() => void check(), retryMs) : undefined;
    return () => {
      controller.abort();
      clearTimeout(firstCheck);
      clearInterval(timer);
    };
  }, [isOffline]);
  return isOffline;
}
