import { beforeEach, describe, expect, it, vi } from 'vitest';

const site = 'https://club.example.org';
const toPath = (address: string) => new URL(address, site).pathname;

/** A cache in memory, by path. */
class MemoryCache {
  readonly responses = new Map<string, Response>();
  put(address: string, response: Response): void {
    this.responses.set(toPath(address), response);
  }
  match(address: string): Response | undefined {
    return this.responses.get(toPath(address));
  }
  keys(): { url: string }[] {
    return [...this.responses.keys()].map((path) => ({ url: site + path }));
  }
  async addAll(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) this.put(address, await fetch(address));
  }
}

let storedCaches: Map<string, MemoryCache>;
/** The responses of the server, by path. */
let serverResponses: Map<string, Response>;

function openCache(name: string): MemoryCache {
  const cache = storedCaches.get(name) ?? new MemoryCache();
  storedCaches.set(name, cache);
  return cache;
}

vi.stubGlobal('BUILD', { id: 'new', pages: ['/', '/schedule', '/shell'], publishedPrefixes: [] });
vi.stubGlobal('location', { origin: site });
vi.stubGlobal('caches', {
  keys: () => [...storedCaches.keys()],
  open: openCache,
});
let requestedPaths: string[] = [];
vi.stubGlobal('fetch', async (address: string | URL) => {
  const path = toPath(String(address));
  requestedPaths.push(path);
  await Promise.resolve();
  const response = serverResponses.get(path);
  if (!response) throw new TypeError('Failed to fetch');
  return response;
});

const { precache, refreshCachedPages } = await import('./cache-store.ts');

describe('the addresses reported by a page', () => {
  const reported = ['/schedule', '/assets/schedule-B1.js', '/assets/schedule-B1.js'];
  const precacheReported = () => precache(reported.map((path) => new URL(path, site)));

  beforeEach(() => {
    storedCaches = new Map();
    requestedPaths = [];
    serverResponses = new Map([
      ['/schedule', new Response('<script src="/assets/schedule-B1.js">')],
      ['/assets/schedule-B1.js', new Response('the script')],
    ]);
  });

  it('are cached with one request for each', async () => {
    await precacheReported();
    expect(requestedPaths.toSorted()).toEqual(['/assets/schedule-B1.js', '/schedule']);
    expect([...openCache('page-new').responses.keys()]).toEqual(['/schedule']);
    expect([...openCache('asset-new').responses.keys()]).toEqual(['/assets/schedule-B1.js']);
  });

  it('are requested again at the next report, if a request failed', async () => {
    serverResponses.delete('/assets/schedule-B1.js');
    await precacheReported();
    expect(openCache('page-new').responses.size).toBe(0);
    serverResponses.set('/assets/schedule-B1.js', new Response('the script'));
    await precacheReported();
    expect([...openCache('page-new').responses.keys()]).toEqual(['/schedule']);
  });
});

describe('the installation of the service worker', () => {
  beforeEach(() => {
    storedCaches = new Map();
    openCache('page-old').put('/schedule', new Response('the old schedule'));
    serverResponses = new Map([
      ['/shell', new Response('the new shell')],
      ['/schedule', new Response('<script src="/assets/schedule-B1.js">')],
      ['/assets/schedule-B1.js', new Response('the new script')],
    ]);
  });

  it('caches the new app shell, the new versions of the cached pages, and their files', async () => {
    await refreshCachedPages();
    expect([...openCache('page-new').responses.keys()].toSorted()).toEqual(['/schedule', '/shell']);
    expect([...openCache('asset-new').responses.keys()]).toEqual(['/assets/schedule-B1.js']);
  });

  it.each(['/shell', '/schedule'])('fails if %s responds with an error', async (path) => {
    serverResponses.set(path, new Response('', { status: 503 }));
    await expect(refreshCachedPages()).rejects.toThrow(`${path}: 503`);
  });

  it('fails if a page redirects to another address', async () => {
    const redirectedResponse = new Response('a log-in page');
    Object.defineProperty(redirectedResponse, 'redirected', { value: true });
    serverResponses.set('/schedule', redirectedResponse);
    await expect(refreshCachedPages()).rejects.toThrow('/schedule: 200');
  });
});
