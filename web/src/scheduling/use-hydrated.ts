import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Reads what only the browser knows, such as its storage or the query of the address. False during
 * hydration, which must render what was prerendered; then what `read` gives. In a page that was not
 * prerendered, at once what `read` gives.
 */
export const useOnceHydrated = (read: () => boolean): boolean =>
  useSyncExternalStore(never, read, () => false);

const always = () => true;

/** False during hydration, true from then on. */
export const useHydrated = (): boolean => useOnceHydrated(always);
