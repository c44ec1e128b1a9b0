/** Where the page stores its errors. Session storage survives a navigation within the tab. */
export const errorsKey = 'engine-test-errors';

/** The path of the script that the proxy adds first in each page's head. */
export const errorScriptPath = '/engine-test-errors.js';

/** Runs in the page before the site's scripts, because WebKit's driver reports no console. */
function recordErrors(key: string): void {
  const add = (...values: unknown[]) => {
    const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...errors, values.map(String).join(' ')]));
  };
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    log(...values);
    add(...values);
  };
  // A failed load counts only for scripts and style sheets. A navigation may interrupt other loads.
  const isReported = (target: EventTarget | null) =>
    target === window ||
    (target instanceof Element && target.matches('script, link[rel=stylesheet]'));
  const recordEvent = (event: Event) => {
    if (!isReported(event.target)) return;
    add(event instanceof ErrorEvent ? event.message : (event.target as Element).outerHTML);
  };
  window.addEventListener('error', recordEvent, true);
  window.addEventListener('unhandledrejection', ({ reason }) => add(reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    add(event.violatedDirective, event.blockedURI),
  );
}

/** The source of the script at `errorScriptPath`. */
export const errorScriptSource = `(${recordErrors.toString()})(${JSON.stringify(errorsKey)});`;

/** Returns the recorded errors and clears them. Runs in the page. */
export function takeRecordedErrors(key: string): string[] {
  const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  sessionStorage.removeItem(key);
  return errors;
}
