import { useEffect, useState } from 'react';

const intervalMs = 5_000;

/** The current time in milliseconds, updated every few seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
