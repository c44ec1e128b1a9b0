import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives a function that is the same at each render, and calls the latest one. Memoized components
 * then do not render again. For event handlers, never while rendering.
 */
export function useLatest<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
