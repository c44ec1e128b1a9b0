import {
  findAssets,
  type Build,
  type ResourceType,
  resourceTypeOf,
  shellAddress,
} from './resource-type.ts';

/** The most entries of a type; the oldest go first. Pages and assets are deleted with their build. */
const maxEntries: Partial<Record<ResourceType, number>> = { drawing: 80, published: 12 };

/** Defined by the build (`web/prerender/write-pages.ts`). */
declare const BUILD: Build;
/** Read once: the bundler copies the whole object to wherever BUILD stands. */
export const build = BUILD;

/** The name of a type's cache: pages and assets have one per build, images one for all builds. */
const cacheName = (type: ResourceType): string =>
  type in maxEntries ? type : `${type}-${build.id}`;

/** The query is part of a published image's identity, and of nothing else's. */
const cacheKey = (address: URL, type: ResourceType): string =>
  type === 'published' ? address.href : address.pathname;

/** The cached response of an address. */
export const matchCached = async (
  address: URL,
  type: ResourceType,
): Promise<Response | undefined> =>
  (await caches.open(cacheName(type))).match(cacheKey(address, type), { ignoreVary: true });

/** Caches a response if it succeeded, or is an opaque one of a published image. */
export async function putInCache(
  address: URL,
  type: ResourceType,
  response: Response,
): Promise<void> {
  const isGood = response.ok && !response.redirected;
  if (!isGood && !(type === 'published' && response.type === 'opaque')) return;
  const cache = await caches.open(cacheName(type));
  await cache.put(cacheKey(address, type), response);
  // In the order of their last put.
  const keys = await cache.keys();
  const excess = keys.length - (maxEntries[type] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, excess)).map((key) => cache.delete(key)));
}

/** Fetches and caches an address; a page only after all its files are cached. */
async function precacheOne(address: URL): Promise<void> {
  const type = resourceTypeOf(address, location.origin, build);
  if (type === undefined || (await matchCached(address, type))) return;
  const mode = type === 'published' ? 'no-cors' : 'same-origin';
  const response = await fetch(address, { mode, credentials: 'omit' });
  if (type === 'page') {
    const files = findAssets(await response.clone().text());
    await Promise.all(files.map((path) => precacheOne(new URL(path, location.origin))));
  }
  await putInCache(address, type, response);
}

/** Caches what a page fetched before the worker controlled it. A failure skips that address. */
export async function precache(addresses: readonly URL[]): Promise<void> {
  await Promise.allSettled(addresses.map(precacheOne));
}

/** The paths of the pages that any build has cached. */
async function listCachedPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('page-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

/**
 * Caches the new build's copies of all pages that are cached, with their files, before its worker
 * activates.
 *
 * @throws TypeError when a request fails; the browser then retries the installation later
 */
export async function refreshCachedPages(): Promise<void> {
  const paths = [...new Set([shellAddress, ...(await listCachedPages())])].filter((path) =>
    build.pages.includes(path),
  );
  const pages = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
      const html = await response.clone().text();
      await putInCache(new URL(path, location.origin), 'page', response);
      return html;
    }),
  );
  await (await caches.open(cacheName('asset'))).addAll(findAssets(pages.join('\n')));
}

/** Deletes the caches of earlier builds, once no tab uses one. */
export async function deleteOldCaches(): Promise<void> {
  const names = (['page', 'asset', 'drawing', 'published'] as const).map(cacheName);
  const old = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
