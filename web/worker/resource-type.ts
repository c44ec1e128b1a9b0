/** What the worker knows of its build. It differs from build to build, and the worker with it. */
export interface Build {
  /** Identifies the build: its pages and assets have caches of their own. */
  readonly id: string;
  /** Paths of the public pages, in both languages. */
  readonly pages: readonly string[];
  /** How the addresses of published images begin. */
  readonly imagePrefixes: readonly string[];
}

/** What a cached resource is, which decides its cache and its strategy. */
export type ResourceType = 'page' | 'asset' | 'drawing' | 'published';

/** The app shell: a page that renders any address in the browser. */
export const shellAddress = '/shell';

/**
 * Tells what type of resource an address is.
 *
 * @returns undefined for all that the worker does not handle: the dashboard, /api, the newsletter's
 *   links with their tokens, Firestore, the sign-in
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
