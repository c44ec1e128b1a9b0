import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The window of the frame that contains the component. Undefined in the page's own window. */
export const FrameWindow = createContext<Window | undefined>(undefined);

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  const frame = useContext(FrameWindow);
  const subscribe = useCallback(
    (notify: () => void) => {
      const queryList = (frame ?? window).matchMedia(query);
      queryList.addEventListener('change', notify);
      return () => queryList.removeEventListener('change', notify);
    },
    [frame, query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (frame ?? window).matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
