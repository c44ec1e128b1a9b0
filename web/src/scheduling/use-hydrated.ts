import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Reads a yes or no that only the browser knows, for example from its storage or from the address.
 * During hydration it returns false, to match the prerendered page. Afterwards, and on a page that
 * is not prerendered, it returns the result of `read`.
 */
export const useAfterHydration = (read: () => boolean): boolean =>
  useSyncExternalStore(subscribeToNothing, read, () => false);

const returnTrue = () => true;

/** False during hydration, true from then on. */
export const useHydrated = (): boolean => useAfterHydration(returnTrue);
