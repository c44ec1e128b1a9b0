import type { RouteMatch } from 'react-router-dom';

/**
 * Loads the matched routes' code before the router starts. Otherwise the router would first render
 * nothing, which does not match the prerendered page.
 *
 * @returns false if a chunk failed to load. The router then retries and shows the error.
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
