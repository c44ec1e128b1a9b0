/** What the worker knows of its build. It differs in each build, which updates the worker. */
export interface Build {
  /** Identifies the build. Its pages and assets have separate caches. */
  readonly id: string;
  /** Paths of the public pages, in both languages. */
  readonly pages: readonly string[];
  /** How the addresses of published images begin. */
  readonly imagePrefixes: readonly string[];
}

/** The type of a cached resource. It decides the cache and the strategy. */
export type ResourceType = 'page' | 'asset' | 'drawing' | 'published';

/** The app shell: a page that renders any address in the browser. */
export const shellAddress = '/shell';

/**
 * Finds the type of an address's resource.
 *
 * @returns undefined for all that the worker does not handle: the dashboard, /api, newsletter links
 *   with tokens, Firestore and the sign-in
 */
export function resourceTypeOf(
  { href, origin, pathname }: URL,
  site: string,
  build: Build,
): ResourceType | undefined {
  if (build.imagePrefixes.some((start) => href.startsWith(start))) return 'published';
  if (origin !== site) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/images/') || pathname === '/favicon.svg') return 'drawing';
  return build.pages.includes(pathname) ? 'page' : undefined;
}

/** The hashed files that a page's head names. */
export const assetsIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+/gu)),
];
