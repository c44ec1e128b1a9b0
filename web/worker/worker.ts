// Caches visited pages for offline use (docs/decisions/012). Handles only public pages, their files
// and their images.
import { build, deleteOldCaches, precache, refreshCachedPages } from './cache-store.ts';
import { getResourceType } from './resource-type.ts';
import { networkOnly, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Firefox shows its own error page when a preload fails, whatever the worker responds. */
const canPreload = !navigator.userAgent.includes('Firefox/');

self.addEventListener('install', (event) => event.waitUntil(refreshCachedPages()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      self.clients.claim(),
      // Without it, every page would wait for the worker's start.
      self.registration.navigationPreload[canPreload ? 'enable' : 'disable'](),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const type = getResourceType(new URL(request.url), self.location.origin, build);
  if (type !== undefined) event.respondWith(strategies[type](event));
  else if (request.mode === 'navigate') event.respondWith(networkOnly(event));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as { readonly precache: readonly string[] };
  const addresses = message.precache.map((address) => new URL(address, self.location.origin));
  event.waitUntil(precache(addresses));
});
