import { type DataRouter, matchRoutes } from 'react-router-dom';
import { preloadMatchedRoutes } from '../../first-paint/preload-matched-routes.ts';

/**
 * Loads the code and the texts of the page at a path of the site. A press then shows the page in the
 * next frame, because its route is no longer lazy. A failure is reported by the navigation that
 * needs the files.
 */
export async function prefetchPage(router: DataRouter, pathname: string): Promise<void> {
  // The root route is part of every match, and contains all others.
  const routes = router.state.matches.slice(0, 1).map(({ route }) => route);
  const isRouterLoading = () => router.state.navigation.state === 'loading';
  await preloadMatchedRoutes(matchRoutes(routes, pathname) ?? [], isRouterLoading);
}
