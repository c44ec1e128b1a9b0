import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same across renders and calls the latest `callback`. Memoized
 * components then do not render again. Use it only for event handlers.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
