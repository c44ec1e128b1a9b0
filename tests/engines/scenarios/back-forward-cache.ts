import { expect } from 'vitest';
import { demo } from '../../../environments/demo.ts';
import type { Page } from '../page.ts';
import type { Scenario } from './scenario.ts';

/**
 * Runs in the page before the visitor leaves. Counts the requests that the restored page sends: in
 * Firefox until the browser is idle, in WebKit until `pageshow`. Then writes the count to `<html>`.
 */
function countRequestsAfterReturn(): void {
  const { dataset } = document.documentElement;
  dataset['countsRequests'] = '';
  const sendRequest = window.fetch.bind(window);
  let requestCount = 0;
  window.fetch = (...request) => {
    requestCount += 1;
    return sendRequest(...request);
  };
  const writeCount = () => {
    dataset['requestsSinceReturn'] = String(requestCount);
  };
  window.addEventListener('pagehide', () => {
    requestCount = 0;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // WebKit has no `requestIdleCallback`, and delays the timers of a restored page.
    if ('requestIdleCallback' in window) window.requestIdleCallback(writeCount);
    else writeCount();
  });
}

/**
 * Runs in the page to which the visitor came back. Returns `reloaded` if the browser loaded it
 * again. Otherwise returns how many requests the restored page has sent. Undefined until one of the
 * two is known.
 */
function getReturnResult(path: string): 'reloaded' | { requestCount: string } | undefined {
  const { countsRequests, requestsSinceReturn: requestCount } = document.documentElement.dataset;
  if (location.pathname !== path || document.readyState !== 'complete') return undefined;
  if (countsRequests === undefined) return 'reloaded';
  return requestCount === undefined ? undefined : { requestCount };
}

const formPath = demo.registrationForm ?? '';

/** How many times the browser may load a page again before the test fails. */
const maxReloads = 10;

/**
 * Leaves for the registration form in the same tab, as in a browser without tabs, and comes back.
 * Repeats this until the browser restores the page from its back/forward cache. Firefox caches no
 * page that still waits for a response. It may wait for a script that the site loads when idle, for
 * example.
 */
async function leaveAndComeBack(page: Page, path: string, reloads = 0): Promise<void> {
  await page.gotoHydrated(path);
  // Browsers drop a cached page when the service worker takes control of it.
  await page.waitFor(() => navigator.serviceWorker.controller !== null);
  await page.waitFor(() => document.querySelector('[data-state=loading]') === null);
  await page.evaluate(countRequestsAfterReturn);
  await page.goto(formPath);
  await page.waitFor((otherPath) => location.pathname === otherPath, formPath);
  await page.back();
  const result = await page.waitFor(getReturnResult, path);
  if (result === 'reloaded' && reloads < maxReloads) {
    // Firefox reports an error for a script that the next navigation would interrupt.
    await page.waitUntilHydrated();
    await leaveAndComeBack(page, path, reloads + 1);
  } else expect(result).toEqual({ requestCount: '0' });
}

const comeBack: Scenario = {
  name: 'a visitor comes back from the registration form to the same page, without a request',
  run: async (page) => {
    for (const path of ['/program/u15', '/']) await leaveAndComeBack(page, path);
  },
};

/** The scenarios of a visitor who leaves and comes back. */
export const backForwardCacheScenarios: readonly Scenario[] = [comeBack];
