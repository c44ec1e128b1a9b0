import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the same function at each render; it calls the latest one. Memoized components then do
 * not render again. Only for event handlers.
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
