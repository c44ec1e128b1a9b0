import { type Params, useMatches } from 'react-router-dom';
import { notFoundPage } from './pages.ts';
import type { Page } from './page.ts';

const isPage = (handle: unknown): handle is Page =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/** The page that a route shows at an address. Undefined for a route without a page. */
export function findShownPage(handle: unknown, params: Params): Page | undefined {
  if (!isPage(handle)) return undefined;
  return handle.exists?.(params) === false ? notFoundPage : handle;
}

/** The page that the router shows, and its address parameters. */
export function useShownPage(): { readonly page: Page | undefined; readonly params: Params } {
  // The last match is the route of the page.
  const { handle, params = {} } = useMatches().at(-1) ?? {};
  return { page: findShownPage(handle, params), params };
}
