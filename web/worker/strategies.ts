import { matchCached, putInCache } from './cache-store.ts';
import { isInFolder } from './old-images.ts';
import { type ResourceType, shellAddress } from './resource-type.ts';

type Strategy = (event: FetchEvent) => Promise<Response>;

/** The time to wait for the network if a cached copy exists. */
const networkTimeoutMs = 4000;

/**
 * Returns the response of the navigation preload, if the browser started one. Otherwise fetches.
 */
const fetchOrPreload = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ??
  // The hero's address never changes, so the browser's own cache may have an earlier banner.
  fetch(event.request, isInFolder(event.request.url, 'home') ? { cache: 'no-cache' } : {});

/** Fetches, and caches the response without delaying it. */
async function fetchAndCache(event: FetchEvent, type: ResourceType): Promise<Response> {
  const response = await fetchOrPreload(event);
  const copy = response.clone();
  // A full disk must not fail the request.
  event.waitUntil(putInCache(new URL(event.request.url), type, copy).catch(() => undefined));
  return response;
}

/**
 * Returns the app shell, which renders any address, after a failed navigation.
 *
 * @throws `cause` if the request is no navigation, or no shell is cached
 */
async function fallBackToShell(event: FetchEvent, cause: unknown): Promise<Response> {
  const shell = await matchCached(new URL(shellAddress, location.origin), 'page');
  if (event.request.mode === 'navigate' && shell) return shell;
  throw cause;
}

/**
 * Network first. Falls back to the cached page if the network fails or is slow. If the page is not
 * cached, a failure of the network falls back to the app shell.
 */
const networkFirst: Strategy = async (event) => {
  const networkResponse = fetchAndCache(event, 'page');
  event.waitUntil(networkResponse.catch(() => undefined));
  const cachedResponse = await matchCached(new URL(event.request.url), 'page');
  if (!cachedResponse)
    return networkResponse.catch((cause: unknown) => fallBackToShell(event, cause));
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cachedResponse), networkTimeoutMs);
  });
  return Promise.race([networkResponse.catch(() => cachedResponse), timeout]);
};

/** Network only. The app shell replaces the browser's own error page. */
export const networkOnly: Strategy = (event) =>
  fetchOrPreload(event).catch((cause: unknown) => fallBackToShell(event, cause));

/** Cache first. A file with a hash in its name never changes. */
const cacheFirst: Strategy = async (event) =>
  (await matchCached(new URL(event.request.url), 'asset')) ?? fetchAndCache(event, 'asset');

/**
 * Stale while revalidate, for images. Both kinds need a new fetch: a drawing may change at the same
 * address, and the opaque response of a published image hides whether it succeeded.
 */
const staleWhileRevalidate =
  (type: ResourceType): Strategy =>
  async (event) => {
    const cachedResponse = await matchCached(new URL(event.request.url), type);
    const networkResponse = fetchAndCache(event, type);
    if (!cachedResponse) return networkResponse;
    event.waitUntil(networkResponse.catch(() => undefined));
    return cachedResponse;
  };

/** How each type of resource is served. */
export const strategies: Readonly<Record<ResourceType, Strategy>> = {
  page: networkFirst,
  asset: cacheFirst,
  drawing: staleWhileRevalidate('drawing'),
  published: staleWhileRevalidate('published'),
};
