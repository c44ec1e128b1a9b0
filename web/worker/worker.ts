import { answerPlain, answers } from './answers.ts';
import { built, keepAll, prune, renew } from './cupboard.ts';
import { kindOf } from './kinds.ts';

// Keeps what a visitor has seen for a visit without a network (docs/decisions/012). It never
// answers for anything but public pages, their files and their images.

declare const self: ServiceWorkerGlobalScope;

/** Firefox shows its own error page once a preload fails, whatever the worker answers. */
const canPreload = !navigator.userAgent.includes('Firefox/');

self.addEventListener('install', (event) => event.waitUntil(renew()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      prune(),
      self.clients.claim(),
      // Without it every page would wait for the worker to start.
      self.registration.navigationPreload[canPreload ? 'enable' : 'disable'](),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const kind = kindOf(new URL(request.url), self.location.origin, built);
  if (kind !== undefined) event.respondWith(answers[kind](event));
  else if (request.mode === 'navigate') event.respondWith(answerPlain(event));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep } = event.data as { readonly keep: readonly string[] };
  event.waitUntil(keepAll(keep.map((address) => new URL(address, self.location.origin))));
});
