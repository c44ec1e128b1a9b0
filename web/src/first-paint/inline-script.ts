import { findChosenTeam } from '../data/public/calendar/chosen-team.ts';
import { fillTimes } from '../data/public-queries.ts';
import { hasSnapshot } from '../data/public/snapshot-cache.ts';
import { storeLocale } from '../i18n/store-locale.ts';
import { findRequestedLocale } from '../i18n/find-requested-locale.ts';
import { runInTasks } from '../scheduling/run-in-tasks.ts';
import { captureEarlyEvents } from './event-replay.ts';
import {
  type CalendarReads,
  manifestId,
  programAttribute,
  type PageManifest,
  type RequestBodies,
  snapshotsAttribute,
} from './contract.ts';
import { type EntriesResponse, showEarlyEntry } from './show-early-entry.ts';
import { type NotesResponse, showEarlyNote } from './show-early-note.ts';
import { showEnglishPage } from './show-english-page.ts';
import { whenParsed } from './when-parsed.ts';

// The only inline script, the same on every page. It runs before the stylesheet, and starts what
// must not wait for the bundle. The content security policy allows it by hash.

const manifestText = document.getElementById(manifestId)?.textContent ?? '{}';
const manifest = JSON.parse(manifestText) as PageManifest;
const { documentElement: html } = document;
const requestedLocale = findRequestedLocale(location, document.cookie);
const locale = requestedLocale ?? 'fr';

const earlyReads: Record<string, Promise<unknown>> = (window.earlyReads = {});

/**
 * Sends requests to Firestore. They have a body of text/plain, so they need no CORS preflight. The
 * code that uses the responses handles failures.
 */
function startReads(address: string, bodies: RequestBodies): void {
  for (const [key, body] of Object.entries(bodies)) {
    const response = fetch(address, { method: 'POST', body: fillTimes(body), credentials: 'omit' });
    const result = response.then((sent): unknown =>
      sent.ok ? sent.json() : Promise.reject(new Error(key)),
    );
    result.catch(() => undefined);
    earlyReads[key] = result;
  }
}

/** Awaits a response, and the element in which it is shown. */
async function awaitResponseAndPage(read: Promise<unknown> | undefined): Promise<unknown> {
  const response = await read;
  await window.englishReady;
  await whenParsed();
  return response;
}

/** Shows the note on the schedule page. */
async function showNoteWhenReady(): Promise<void> {
  const response = await awaitResponseAndPage(earlyReads['notes']);
  if (response !== undefined) showEarlyNote(response as NotesResponse, locale);
}

/**
 * Requests the page's calendar entries, on some pages those of the visitor's team, and shows the
 * next one. Where the page shows when the calendar was last read, also requests that time.
 */
async function readCalendar(calendar: CalendarReads): Promise<void> {
  const { address } = manifest.reads;
  const { bodies, bodiesByTeam = {}, documentBodies = {}, texts } = calendar;
  const team = findChosenTeam(location.search).toLowerCase();
  // A map, because an object would also have a value for "constructor", and the address may say that.
  const teamBodies = new Map(Object.entries(bodiesByTeam)).get(team) ?? bodies;
  startReads(address, teamBodies);
  startReads(address.replace(':runQuery', ':batchGet'), documentBodies);
  const [nextKey = ''] = Object.keys(teamBodies);
  const response = await awaitResponseAndPage(earlyReads[nextKey]);
  showEarlyEntry(response as EntriesResponse, texts[locale], locale);
}

/** The longest wait for the first paint, which some browsers never report, and for the entries. */
const timeoutMs = 500;

/** Returns a task that adds an element to the head. The element fetches a script. */
const createAppendTask = (tag: 'link' | 'script', attributes: object) => () => {
  document.head.append(Object.assign(document.createElement(tag), attributes));
};

/** If this fails, the loading text stays until the bundle shows the entries or an error. */
const startCalendar = (calendar: CalendarReads) => readCalendar(calendar).catch(() => undefined);

/**
 * Requests the calendar entries, preloads the page's chunks and texts, and loads the bundle. On a
 * slow line the chunks would delay the entries, so they wait for them a short time.
 */
async function loadAfterPaint(): Promise<void> {
  if (manifest.calendar?.waitsForPaint) {
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([startCalendar(manifest.calendar), timeout]);
  }
  runInTasks([
    ...[...manifest.chunks, ...manifest.texts[locale]].map((href) =>
      createAppendTask('link', { rel: 'modulepreload', href }),
    ),
    createAppendTask('script', { type: 'module', src: manifest.entry }),
  ]);
}

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

captureEarlyEvents();
if (location.search.includes('programId=')) html.setAttribute(programAttribute, '');
if (requestedLocale) storeLocale(requestedLocale);
startReads(manifest.reads.address, manifest.reads.bodies);
if (manifest.calendar?.waitsForPaint === false) void startCalendar(manifest.calendar);
if (Object.keys(manifest.reads.bodies).every(hasSnapshot))
  html.setAttribute(snapshotsAttribute, '');
if (locale === 'en' && manifest.englishPath !== undefined) {
  window.englishReady = showEnglishPage(manifest.englishPath).catch(() => undefined);
  void window.englishReady.then(() => afterPaint(() => void loadAfterPaint()));
} else {
  html.lang = locale;
  afterPaint(() => void loadAfterPaint());
}
// If this fails, the loading text stays until the bundle shows the note or an error.
showNoteWhenReady().catch(() => undefined);
