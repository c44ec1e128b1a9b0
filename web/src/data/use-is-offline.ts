import { useEffect, useState } from 'react';

/** Small, and nothing the service worker keeps. */
const probe = '/robots.txt';
const timeoutMs = 8000;
const againMs = 10_000;

/** Asks the site for something small. The browser's own word is not enough: it may take a network without a way out for one. */
export async function isReachable(stop = new AbortController().signal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    await fetch(probe, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * True while the site cannot be reached; looks again when the network changes, and by itself.
 *
 * @param atFirst what is known before the first look
 */
export function useIsOffline(atFirst = false): boolean {
  const [isOffline, setIsOffline] = useState(atFirst);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = async () => {
      const isReached = await isReachable(signal);
      if (!signal.aborted) setIsOffline(!isReached);
    };
    for (const name of ['online', 'offline']) {
      window.addEventListener(name, () => void look(), { signal });
    }
    const first = setTimeout(() => void look());
    const timer = isOffline ? setInterval(() => void look(), againMs) : undefined;
    return () => {
      listening.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOffline]);
  return isOffline;
}
