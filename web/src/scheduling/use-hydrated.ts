import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Reads what only the browser knows, such as its storage or the address's query. False during
 * hydration, which must match the prerendered page. Then the result of `read`. Without
 * prerendering, `read` decides at once.
 */
export const useOnceHydrated = (read: () => boolean): boolean =>
  useSyncExternalStore(never, read, () => false);

const always = () => true;

/** False during hydration, true from then on. */
export const useHydrated = (): boolean => useOnceHydrated(always);
