import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The window of a frame that contains the component; undefined for the page's own. */
export const FrameWindow = createContext<Window | undefined>(undefined);

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  const frame = useContext(FrameWindow);
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = (frame ?? window).matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [frame, query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (frame ?? window).matchMedia(query).matches,
    () => false,
  );
}

/** Whether the reader prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
