import type { RouteMatch } from 'react-router-dom';

/**
 * Loads the matched routes' code, and makes the routes synchronous, so that the router renders them
 * at once. Hydration needs this: the router would first render an empty page, which would not match
 * the prerendered one. After a press on a link, the next page is painted sooner.
 *
 * @param isRouterLoading whether the router is loading routes. The router then adds what `lazy`
 *   loads to the routes itself.
 * @returns false if a chunk failed to load. The router then retries and shows the error.
 */
export async function preloadMatchedRoutes(
  matches: readonly RouteMatch[],
  isRouterLoading: () => boolean = () => false,
): Promise<boolean> {
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        const { lazy } = route;
        if (typeof lazy !== 'function') return;
        const properties = await lazy();
        const isCompleted = route.lazy !== lazy;
        if (isCompleted || isRouterLoading()) return;
        Object.assign(route, properties);
        delete route.lazy;
      }),
    );
    return true;
  } catch {
    return false;
  }
}
