import { hasSnapshot } from '../data/public/snapshot-cache.ts';
import { storeLocale } from '../i18n/store-locale.ts';
import { findRequestedLocale } from '../i18n/find-requested-locale.ts';
import { runInTasks } from '../scheduling/run-in-tasks.ts';
import { captureEarlyEvents } from './event-replay.ts';
import { manifestId, type PageManifest, snapshotsAttribute } from './contract.ts';
import { swapEnglish } from './swap-english.ts';

// The only inline script, the same on every page. It runs before the stylesheet, and starts what
// must not wait for the bundle. The content security policy allows it by hash.

const manifestText = document.getElementById(manifestId)?.textContent ?? '{}';
const manifest = JSON.parse(manifestText) as PageManifest;
const { documentElement: html } = document;
const requestedLocale = findRequestedLocale(location.search, document.cookie);
const locale = requestedLocale ?? 'fr';

/** Requests the page's content from Firestore. A string body is text/plain: no CORS preflight. */
function startReads({ address, bodies }: PageManifest['reads']): void {
  window.earlyReads = {};
  for (const [name, body] of Object.entries(bodies)) {
    const result = fetch(address, { method: 'POST', body, credentials: 'omit' }).then(
      (response): unknown => (response.ok ? response.json() : Promise.reject(new Error(name))),
    );
    // The code that uses the result handles a failure.
    result.catch(() => undefined);
    Object.assign(window.earlyReads, { [name]: result });
  }
}

/** Returns a task that adds an element to the head. The element fetches a script. */
const createAppendTask = (tag: 'link' | 'script', attributes: object) => () => {
  document.head.append(Object.assign(document.createElement(tag), attributes));
};

/** Loads the bundle and preloads the chunks it imports. */
function loadBundle(): void {
  runInTasks([
    ...[...manifest.chunks, ...manifest.texts[locale]].map((href) =>
      createAppendTask('link', { rel: 'modulepreload', href }),
    ),
    createAppendTask('script', { type: 'module', src: manifest.entry }),
  ]);
}

/** The delay in browsers without paint timing. Some browsers hide it against tracking. */
const timeoutMs = 500;

/** Calls back after the first paint; at once in a background tab, which does not paint. */
function afterPaint(callback: () => void): void {
  if (document.hidden) {
    callback();
    return;
  }
  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const timedOut = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, timeoutMs));
  });
  void Promise.race([firstPaint, timedOut]).then(callback);
}

if (manifest.page !== undefined) {
  // This is a page's English file. Visitors with JavaScript use the page's own address.
  location.replace(`${manifest.page}?lng=en${location.hash}`);
} else {
  captureEarlyEvents();
  if (requestedLocale) storeLocale(requestedLocale);
  startReads(manifest.reads);
  if (Object.keys(manifest.reads.bodies).every(hasSnapshot))
    html.setAttribute(snapshotsAttribute, '');
  if (locale === 'en' && manifest.english !== undefined) {
    window.englishPage = swapEnglish(manifest.english).catch(() => undefined);
    void window.englishPage.then(() => afterPaint(loadBundle));
  } else {
    html.lang = locale;
    afterPaint(loadBundle);
  }
}
