import { matchRoutes } from 'react-router-dom';
import { getCurrentLocale } from '../../i18n/i18n.ts';
import { loadNamespaces } from '../../i18n/load-texts.ts';
import { pages } from '../pages.ts';
import { findShownPage } from '../shown-page.ts';

const routes = Object.values(pages).map((page) => ({ path: page.path, handle: page }));

/**
 * Loads the code and the texts of the page at a path of the site. The router then imports them
 * without a request. A failure is reported by the navigation that needs the files.
 */
export function prefetchPage(pathname: string): void {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = match && findShownPage(match.route.handle, match.params);
  if (!page) return;
  void Promise.all([
    page.load(),
    loadNamespaces(getCurrentLocale(), page.namespaces),
    ...(page.reads.length > 0 ? [import('../../data/firestore-lite.ts')] : []),
  ]).catch(() => undefined);
}
