import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Reads what only the browser knows, such as its storage or the address's query. It returns false
 * during hydration, which must match the prerendered page, and the result of `read` afterwards. A
 * page that is not prerendered gets the result at once.
 */
export const useAfterHydration = (read: () => boolean): boolean =>
  useSyncExternalStore(subscribeToNothing, read, () => false);

const always = () => true;

/** False during hydration, true from then on. */
export const useHydrated = (): boolean => useAfterHydration(always);
