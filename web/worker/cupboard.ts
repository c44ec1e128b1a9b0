import { assetsIn, type Built, type Kind, kindOf, shellAddress } from './kinds.ts';

/** How many of a kind are kept; those that came first go. Pages and assets go with their build. */
const limits: Partial<Record<Kind, number>> = { drawing: 80, published: 12 };

/** Put there by the build. */
declare const BUILT: Built;
/** Named once: the build writes the whole of it out wherever BUILT stands. */
export const built = BUILT;

/** The cache of a kind: a build's pages and assets are kept apart, images outlive it. */
const nameOf = (kind: Kind): string => (kind in limits ? kind : `${kind}-${built.id}`);

/** A page is the same whatever its query says; only a published image is its query too. */
const keyOf = (address: URL, kind: Kind): string =>
  kind === 'published' ? address.href : address.pathname;

/** What is kept of an address. */
export const find = async (address: URL, kind: Kind): Promise<Response | undefined> =>
  (await caches.open(nameOf(kind))).match(keyOf(address, kind), { ignoreVary: true });

/** Keeps an answer, if it is one; images from elsewhere do not tell. */
export async function store(address: URL, kind: Kind, answer: Response): Promise<void> {
  const isGood = answer.ok && !answer.redirected;
  if (!isGood && !(kind === 'published' && answer.type === 'opaque')) return;
  const cache = await caches.open(nameOf(kind));
  await cache.put(keyOf(address, kind), answer);
  // In the order they were last put there.
  const keys = await cache.keys();
  const tooMany = keys.length - (limits[kind] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, tooMany)).map((key) => cache.delete(key)));
}

/** Fetches and keeps an address; a page only once every file that it needs is kept too. */
async function fetchAndKeep(address: URL): Promise<void> {
  const kind = kindOf(address, location.origin, built);
  if (kind === undefined || (await find(address, kind))) return;
  const mode = kind === 'published' ? 'no-cors' : 'same-origin';
  const answer = await fetch(address, { mode, credentials: 'omit' });
  if (kind === 'page') {
    const files = assetsIn(await answer.clone().text());
    await Promise.all(files.map((path) => fetchAndKeep(new URL(path, location.origin))));
  }
  await store(address, kind, answer);
}

/** Fetches and keeps what a page had before the worker was there to see it. */
export async function keepAll(addresses: readonly URL[]): Promise<void> {
  await Promise.allSettled(addresses.map(fetchAndKeep));
}

/** The pages kept by whichever build. */
async function keptPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('page-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

/**
 * Before a new build's worker takes over: fetches that build's copies of the pages that were kept,
 * and the files they ask for.
 *
 * @throws TypeError when something does not come; the browser then tries again another time
 */
export async function renew(): Promise<void> {
  const wanted = [...new Set([shellAddress, ...(await keptPages())])].filter((path) =>
    built.pages.includes(path),
  );
  const pages = await Promise.all(
    wanted.map(async (path) => {
      const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
      const html = await answer.clone().text();
      await store(new URL(path, location.origin), 'page', answer);
      return html;
    }),
  );
  await (await caches.open(nameOf('asset'))).addAll(assetsIn(pages.join('\n')));
}

/** Once no tab has the old build any more: drops what only that one had. */
export async function prune(): Promise<void> {
  const names = (['page', 'asset', 'drawing', 'published'] as const).map(nameOf);
  const old = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
