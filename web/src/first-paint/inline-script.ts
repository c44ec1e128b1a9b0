import { toCalendarKey, toCalendarQueryBody } from '../data/public/calendar/calendar-query.ts';
import { findChosenTeam } from '../data/public/calendar/chosen-team.ts';
import { toReadingBody } from '../data/public/calendar/reading-query.ts';
import { hasSnapshot } from '../data/public/snapshot-cache.ts';
import { storeLocale } from '../i18n/store-locale.ts';
import { findRequestedLocale } from '../i18n/find-requested-locale.ts';
import { runInTasks } from '../scheduling/run-in-tasks.ts';
import { captureEarlyEvents } from './event-replay.ts';
import { manifestId, type PageManifest, snapshotsAttribute } from './contract.ts';
import { type NotesResponse, showEarlyNote } from './show-early-note.ts';
import { showEnglishPage } from './show-english-page.ts';
import { whenParsed } from './when-parsed.ts';

// The only inline script, the same on every page. It runs before the stylesheet, and starts what
// must not wait for the bundle. The content security policy allows it by hash.

const manifestText = document.getElementById(manifestId)?.textContent ?? '{}';
const manifest = JSON.parse(manifestText) as PageManifest;
const { documentElement: html } = document;
const requestedLocale = findRequestedLocale(location.search, document.cookie);
const locale = requestedLocale ?? 'fr';

/**
 * Sends a request to Firestore, and returns an object with the response under `name`. The request
 * has a body of text/plain, so it needs no CORS preflight.
 */
function startRead(name: string, address: string, body: string): Record<string, Promise<unknown>> {
  const result = fetch(address, { method: 'POST', body, credentials: 'omit' }).then(
    (response): unknown => (response.ok ? response.json() : Promise.reject(new Error(name))),
  );
  // The code that uses the result handles a failure.
  result.catch(() => undefined);
  return { [name]: result };
}

/** Requests the page's lists from Firestore. */
function startReads({ address, bodies }: PageManifest['reads']): void {
  window.earlyReads = {};
  for (const [name, body] of Object.entries(bodies)) {
    Object.assign(window.earlyReads, startRead(name, address, body));
  }
}

/**
 * Requests the page's calendar entries, on some pages those of the visitor's team. Where the page
 * shows when the calendar was last read, also requests that time.
 */
function startCalendarReads({ reads: { address }, calendar }: PageManifest): void {
  if (!calendar) return;
  const reads = (window.earlyCalendarReads = {});
  const team = findChosenTeam(location.search).toLowerCase();
  // A map, because an object would also have a value for "constructor", and the address may say that.
  const teamQueries = new Map(Object.entries(calendar.teamQueries ?? {}));
  for (const query of teamQueries.get(team) ?? calendar.queries) {
    const body = toCalendarQueryBody(query, calendar.documentsPath);
    Object.assign(reads, startRead(toCalendarKey(query), address, body));
  }
  const { readingPath } = calendar;
  if (readingPath === undefined) return;
  const body = toReadingBody(readingPath, calendar.documentsPath);
  Object.assign(reads, startRead(readingPath, address.replace(':runQuery', ':batchGet'), body));
}

/** Awaits the page and the response, then shows the note on the schedule page. */
async function showNoteWhenReady(): Promise<void> {
  const response = await window.earlyReads?.notes;
  await window.englishReady;
  await whenParsed();
  if (response !== undefined) showEarlyNote(response as NotesResponse, locale);
}

/** Returns a task that adds an element to the head. The element fetches a script. */
const createAppendTask = (tag: 'link' | 'script', attributes: object) => () => {
  document.head.append(Object.assign(document.createElement(tag), attributes));
};

/** Requests the calendar entries, preloads the page's chunks and texts, and loads the bundle. */
function loadAfterPaint(): void {
  // Before the first paint, the responses with the entries would delay the first image.
  startCalendarReads(manifest);
  runInTasks([
    ...[...manifest.chunks, ...manifest.texts[locale]].map((href) =>
      createAppendTask('link', { rel: 'modulepreload', href }),
    ),
    createAppendTask('script', { type: 'module', src: manifest.entry }),
  ]);
}

/** The longest wait for the first paint. Some browsers never report it, to prevent tracking. */
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
  const timeout = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, timeoutMs));
  });
  void Promise.race([firstPaint, timeout]).then(callback);
}

if (manifest.publicPath !== undefined) {
  // This is the prerendered English file, opened directly. Redirect to the page's public address.
  const { hash, search } = location;
  location.replace(`${manifest.publicPath}${search ? `${search}&` : '?'}lng=en${hash}`);
} else {
  captureEarlyEvents();
  if (requestedLocale) storeLocale(requestedLocale);
  startReads(manifest.reads);
  if (Object.keys(manifest.reads.bodies).every(hasSnapshot))
    html.setAttribute(snapshotsAttribute, '');
  if (locale === 'en' && manifest.englishPath !== undefined) {
    window.englishReady = showEnglishPage(manifest.englishPath).catch(() => undefined);
    void window.englishReady.then(() => afterPaint(loadAfterPaint));
  } else {
    html.lang = locale;
    afterPaint(loadAfterPaint);
  }
  // If this fails, the loading text stays until the bundle shows the note or an error.
  showNoteWhenReady().catch(() => undefined);
}
