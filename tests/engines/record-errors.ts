/** Where the page stores its errors. Session storage survives a navigation within the tab. */
export const errorsKey = 'engine-test-errors';

/** The path of the script that the proxy adds first in each page's head. */
export const recorderPath = '/engine-test-errors.js';

/** Runs in the page before the site's scripts, since WebKit's driver reports no console. */
function record(key: string): void {
  const add = (...words: unknown[]) => {
    const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...errors, words.map(String).join(' ')]));
  };
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    log(...words);
    add(...words);
  };
  // Only a failed script or style sheet is an error, not an interrupted image or preload.
  const isOwn = (target: EventTarget | null) =>
    target === window ||
    (target instanceof Element && target.matches('script, link[rel=stylesheet]'));
  const listen = (event: Event) => {
    if (!isOwn(event.target)) return;
    add(event instanceof ErrorEvent ? event.message : (event.target as Element).outerHTML);
  };
  window.addEventListener('error', listen, true);
  window.addEventListener('unhandledrejection', ({ reason }) => add(reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    add(event.violatedDirective, event.blockedURI),
  );
}

/** The recorder's source. */
export const recorderSource = `(${record.toString()})(${JSON.stringify(errorsKey)});`;

/** Returns the records and clears them. Runs in the page. */
export function takeRecorded(key: string): string[] {
  const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  sessionStorage.removeItem(key);
  return errors;
}
