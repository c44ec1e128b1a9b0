/** What the build tells the worker; each build's differs, and so does the worker with it. */
export interface Built {
  /** Names the build: its pages and files are kept apart from those of another. */
  readonly id: string;
  /** Addresses of pages that anybody may read, in both languages. */
  readonly pages: readonly string[];
  /** How the addresses of published images begin. */
  readonly published: readonly string[];
}

/** What the worker keeps something as. */
export type Kind = 'page' | 'asset' | 'drawing' | 'published';

/** The page that draws any address, where none of its own was kept. */
export const shellAddress = '/shell';

/**
 * Tells what an address is kept as.
 *
 * @returns undefined for all that the worker leaves alone: the dashboard, /api, the newsletter's
 *   links with their tokens, Firestore, the sign-in
 */
export function kindOf(
  { href, origin, pathname }: URL,
  site: string,
  built: Built,
): Kind | undefined {
  if (built.published.some((start) => href.startsWith(start))) return 'published';
  if (origin !== site) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/images/') || pathname === '/favicon.svg') return 'drawing';
  return built.pages.includes(pathname) ? 'page' : undefined;
}

/** The hashed files that a page asks for: its head names them all. */
export const assetsIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+/gu)),
];
