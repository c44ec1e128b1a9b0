import type { RouteMatch } from 'react-router-dom';

/**
 * Loads the code of the matched routes before the router starts. Otherwise the router would first
 * render nothing, and the prerendered page could not be hydrated.
 *
 * @returns false if a chunk failed to load; the router then retries, and shows the error
 */
export async function preloadMatchedRoutes(matches: readonly RouteMatch[]): Promise<boolean> {
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
