import { hasLastGood } from '../../data/last-good-key.ts';
import { keepLocale } from '../../i18n/keep-locale.ts';
import { wantedLocale } from '../../i18n/wanted-locale.ts';
import { inTurns } from '../../tasks/in-turns.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { showEnglish } from './show-english.ts';
import { type Start, startId } from './start.ts';

// The one script inside the pages, before their stylesheet: it starts what must not wait for the
// site's own code. The content security policy knows it by its hash, so it is the same everywhere.

const start = JSON.parse(document.getElementById(startId)?.textContent ?? '{}') as Start;
const { documentElement: html } = document;
const wanted = wantedLocale(location.search, document.cookie);
const locale = wanted ?? 'fr';

/** Asks for the page's content. A plain text needs no permission asked ahead (CORS). */
function startReads({ address, bodies }: Start['reads']): void {
  window.earlyReads = {};
  for (const [name, body] of Object.entries(bodies)) {
    const answer = fetch(address, { method: 'POST', body, credentials: 'omit' }).then(
      (response): unknown => (response.ok ? response.json() : Promise.reject(new Error(name))),
    );
    // Whoever takes the answer hears of a failure; until then nobody need.
    answer.catch(() => undefined);
    Object.assign(window.earlyReads, { [name]: answer });
  }
}

/** Adds to the head what has the browser fetch a script. */
const ask = (tag: 'link' | 'script', attributes: object) => () => {
  document.head.append(Object.assign(document.createElement(tag), attributes));
};

/** Fetches the site's script and what that will ask for, behind everything the page itself needs. */
function startSite(): void {
  inTurns([
    ...[...start.chunks, ...start.texts[locale]].map((href) =>
      ask('link', { rel: 'modulepreload', href }),
    ),
    ask('script', { type: 'module', src: start.entry }),
  ]);
}

/** A browser that says nothing of what it paints, so as not to be known by it, has had its frame. */
const patienceMs = 500;

/** Waits until the page is seen; in a tab nobody looks at that does not come. */
function afterPaint(act: () => void): void {
  if (document.hidden) {
    act();
    return;
  }
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const framed = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, patienceMs));
  });
  void Promise.race([painted, framed]).then(act);
}

if (start.page !== undefined) {
  // Somebody opened the English page itself, which only stands by for the address it is of.
  location.replace(`${start.page}?lng=en${location.hash}`);
} else {
  keepEarlyPresses();
  if (wanted) keepLocale(wanted);
  startReads(start.reads);
  if (Object.keys(start.reads.bodies).every(hasLastGood)) html.dataset['known'] = '';
  if (locale === 'en' && start.english !== undefined) {
    window.englishPage = showEnglish(start.english).catch(() => undefined);
    void window.englishPage.then(() => afterPaint(startSite));
  } else {
    html.lang = locale;
    afterPaint(startSite);
  }
}
