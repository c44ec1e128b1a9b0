import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over the page that the build drew, which must be drawn the same again;
 * true from then on, and at once for a page that the browser draws itself. What only the browser
 * knows (its storage, the address's query and hash) waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
