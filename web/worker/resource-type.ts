/**
 * The data that the build puts into the worker. It changes whenever the name of a bundled file
 * does, so that browsers update the worker.
 */
export interface Build {
  /** Identifies the build. Each build has its own caches for pages and for assets. */
  readonly id: string;
  /** Paths of the public pages in both languages, and of the app shell. */
  readonly pages: readonly string[];
  /** The URL prefixes of published images. */
  readonly publishedPrefixes: readonly string[];
}

/**
 * The type of a cached resource, which decides its cache and its strategy. A `drawing` is an image
 * of the site itself, a `published` one was uploaded by staff. These two are also the names of
 * caches in visitors' browsers. Under new names, the cached images would be lost.
 */
export type ResourceType = 'page' | 'asset' | 'drawing' | 'published';

/** The app shell: a page that renders any address in the browser. */
export const shellAddress = '/shell';

/**
 * Returns the resource type of a URL.
 *
 * @returns undefined for a request whose response is not cached: the dashboard, /api, the
 *   newsletter's links with their tokens, Firestore, the sign-in
 */
export function getResourceType(
  { href, origin, pathname }: URL,
  siteOrigin: string,
  build: Build,
): ResourceType | undefined {
  if (build.publishedPrefixes.some((prefix) => href.startsWith(prefix))) return 'published';
  if (origin !== siteOrigin) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/images/') || pathname === '/favicon.svg') return 'drawing';
  return build.pages.includes(pathname) ? 'page' : undefined;
}

/** Finds the hashed files in a page's HTML, without duplicates. */
export const findAssets = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+/gu)),
];
