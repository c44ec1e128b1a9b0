import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows (its storage, the address's query and hash): false while React takes
 * over the page that the build drew, which must be drawn the same again; then, and at once for a
 * page that the browser draws itself, what it is asked for.
 */
export const useOnceHydrated = (isSo: () => boolean): boolean =>
  useSyncExternalStore(never, isSo, () => false);

const always = () => true;

/** False while React takes over the page that the build drew, true from then on. */
export const useHydrated = (): boolean => useOnceHydrated(always);
