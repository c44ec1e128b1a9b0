import { demo } from '../../../environments/demo.ts';
import type { Page } from '../page.ts';
import type { Job } from './job.ts';

/**
 * Runs in the page before the visitor leaves. Counts the requests that the restored page sends
 * until the browser is idle, and then writes the count to `<html>`.
 */
function countRequestsAfterReturn(): void {
  const sendRequest = window.fetch.bind(window);
  let requestCount = 0;
  window.fetch = (...request) => {
    requestCount += 1;
    return sendRequest(...request);
  };
  const writeCount = () => {
    document.documentElement.dataset['requestsSinceReturn'] = String(requestCount);
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

const formPath = demo.registrationForm ?? '';

/** Leaves for the form in the same tab, as in a browser without tabs, and comes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  // Browsers drop a cached page when the service worker takes control of it.
  await page.waitFor(() => navigator.serviceWorker.controller !== null);
  // Firefox does not cache a page that waits for a response.
  await page.waitFor(() => document.querySelector('[data-state=loading]') === null);
  await page.evaluate(countRequestsAfterReturn);
  await page.goto(formPath);
  await page.waitFor((path) => location.pathname === path, formPath);
  await page.back();
  await page.waitForVisible({ css: 'html[data-requests-since-return="0"]' });
}

const comeBack: Job = {
  name: 'a visitor comes back from the registration form to the same page, without a request',
  run: async (page) => {
    for (const path of ['/program/u15', '/']) {
      await page.gotoHydrated(path);
      await leaveAndComeBack(page);
    }
  },
};

/** The jobs of a visitor who leaves and comes back. */
export const returnJobs: readonly Job[] = [comeBack];
