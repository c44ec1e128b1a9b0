import { type CurrentImages, findOldImages } from './old-images.ts';
import {
  findAssets,
  type Build,
  type ResourceType,
  getResourceType,
  shellAddress,
} from './resource-type.ts';

/**
 * The maximum number of entries of a type. The oldest are deleted first. Pages and assets are
 * deleted with their build.
 */
const maxEntries: Partial<Record<ResourceType, number>> = { drawing: 80, published: 12 };

/** Defined by the build (`web/prerender/prerender-site.ts`). */
declare const BUILD: Build;
/** Read once, because the bundler inlines the object at every use. */
export const build = BUILD;

/**
 * The name of a type's cache. Pages and assets have a cache per build. Images have a cache for all
 * builds.
 */
const getCacheName = (type: ResourceType): string =>
  type in maxEntries ? type : `${type}-${build.id}`;

/**
 * The key of our own files has no query: `?lng=en` does not change them. The address of a published
 * image is not complete without its query.
 */
const getCacheKey = (address: URL, type: ResourceType): string =>
  type === 'published' ? address.href : address.pathname;

/** The cached response of an address. */
export const matchCached = async (
  address: URL,
  type: ResourceType,
): Promise<Response | undefined> =>
  (await caches.open(getCacheName(type))).match(getCacheKey(address, type), { ignoreVary: true });

/** Whether a response is neither an error nor from another address. */
const isSuccessful = (response: Response): boolean => response.ok && !response.redirected;

/** Caches a successful response, or an opaque one of a published image. */
export async function putInCache(
  address: URL,
  type: ResourceType,
  response: Response,
): Promise<void> {
  if (!isSuccessful(response) && !(type === 'published' && response.type === 'opaque')) return;
  const cache = await caches.open(getCacheName(type));
  await cache.put(getCacheKey(address, type), response);
  // The keys are in the order of insertion.
  const keys = await cache.keys();
  const excess = keys.length - (maxEntries[type] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, excess)).map((key) => cache.delete(key)));
}

/** Fetches and caches an address, unless it is cached. A page is cached after all its files. */
async function fetchForCache(address: URL): Promise<void> {
  const type = getResourceType(address, location.origin, build);
  if (type === undefined || (await matchCached(address, type))) return;
  const mode = type === 'published' ? 'no-cors' : 'same-origin';
  const response = await fetch(address, { mode, credentials: 'omit' });
  if (type === 'page') {
    const files = findAssets(await response.clone().text());
    await Promise.all(files.map((path) => precacheAddress(new URL(path, location.origin))));
  }
  await putInCache(address, type, response);
}

/** The requests in progress, by address. Pages that are cached at the same time share files. */
const pending = new Map<string, Promise<void>>();

/** Fetches and caches an address, or waits for the request for it that is already in progress. */
function precacheAddress(address: URL): Promise<void> {
  const known = pending.get(address.href);
  if (known) return known;
  const caching = fetchForCache(address).finally(() => pending.delete(address.href));
  pending.set(address.href, caching);
  return caching;
}

/**
 * Caches addresses that a page has reported: files requested before the worker controlled it,
 * and pages opened through the router. An address that fails is skipped.
 */
export async function precache(addresses: readonly URL[]): Promise<void> {
  await Promise.allSettled(addresses.map(precacheAddress));
}

/** The paths of the pages that any build has cached. */
async function listCachedPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('page-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

/**
 * Caches the new build's versions of the app shell, all cached pages and their files, before its
 * worker activates.
 *
 * @throws Error when a request fails, or its response is an error or was redirected. The
 *   installation fails then. The browser retries it later, and the earlier build's copies remain.
 */
export async function refreshCachedPages(): Promise<void> {
  const paths = [...new Set([shellAddress, ...(await listCachedPages())])].filter((path) =>
    build.pages.includes(path),
  );
  const pages = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
      if (!isSuccessful(response)) throw new Error(`${path}: ${response.status}`);
      const html = await response.clone().text();
      await putInCache(new URL(path, location.origin), 'page', response);
      return html;
    }),
  );
  await (await caches.open(getCacheName('asset'))).addAll(findAssets(pages.join('\n')));
}

/**
 * Deletes the caches of earlier builds. Called when the worker activates: no tab uses an earlier
 * build any more.
 */
export async function deleteOldCaches(): Promise<void> {
  const names = (['page', 'asset', 'drawing', 'published'] as const).map(getCacheName);
  const oldNames = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(oldNames.map((name) => caches.delete(name)));
}

/** Deletes the cached images that are no longer in the given list, such as a photo taken down. */
export async function deleteOldImages(images: CurrentImages): Promise<void> {
  const cache = await caches.open(getCacheName('published'));
  const cachedAddresses = (await cache.keys()).map(({ url }) => url);
  const oldAddresses = findOldImages(cachedAddresses, images);
  await Promise.all(oldAddresses.map((address) => cache.delete(address, { ignoreVary: true })));
}
