import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The window a piece is drawn in where it is not the page's own: a frame has a width of its own. */
export const FrameWindow = createContext<Window | undefined>(undefined);

/** Whether a media query holds, now and as it changes. */
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

/** Whether the reader asked their machine for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
