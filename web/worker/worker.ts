// Caches visited pages for offline use (docs/decisions/offline.md): only public pages, their files and
// their images. Offline, any other address gets the app shell.
import {
  build,
  deleteOldCaches,
  deleteOldImages,
  precache,
  refreshCachedPages,
} from './cache-store.ts';
import type { CurrentImages } from './old-images.ts';
import { getResourceType } from './resource-type.ts';
import { networkOnly, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page reports: addresses to cache, and the images of a list it has just read. */
interface PageMessage {
  readonly precache: readonly string[];
  readonly images?: CurrentImages;
}

/** Firefox shows its own error page when a preload fails, whatever the worker responds. */
const canPreload = !navigator.userAgent.includes('Firefox/');

self.addEventListener('install', (event) => event.waitUntil(refreshCachedPages()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      self.clients.claim(),
      // Without navigation preload, every page would wait for the worker to start.
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
  const message = event.data as PageMessage;
  const addresses = message.precache.map((address) => new URL(address, self.location.origin));
  event.waitUntil(precache(addresses));
  if (message.images) event.waitUntil(deleteOldImages(message.images));
});
