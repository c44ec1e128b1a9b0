import type { RouteMatch } from 'react-router-dom';

/**
 * Fetches the code of the matched routes ahead of the router, which would first draw nothing: a page
 * that the build drew is only taken over by one that is there at once.
 *
 * @returns false when some of it did not come; the router then tries again, and says so
 */
export async function resolveLazily(matches: readonly RouteMatch[]): Promise<boolean> {
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy());
        delete route.lazy;
      }),
    );
    return true;
  } catch {
    return false;
  }
}
