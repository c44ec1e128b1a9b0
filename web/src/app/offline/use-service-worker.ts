import { useEffect, useRef } from 'react';
import { logWarning } from '../../data/log-warning.ts';
import { getCurrentLocale } from '../../i18n/i18n.ts';
import { getEnglishAddress } from '@club/domain/locale';
import { nextTask } from '../../scheduling/next-task.ts';

/**
 * The addresses of the HTML files that show the page in the current language. English needs the
 * page's own file and the English file.
 */
const listPageFiles = (pathname: string): string[] =>
  getCurrentLocale() === 'en' ? [pathname, getEnglishAddress(pathname)] : [pathname];

/**
 * Sends the worker the address of each request that began before the worker controlled the page. A
 * request still in progress is sent once it has ended.
 */
function reportEarlierRequests(worker: ServiceWorker): void {
  const controlledSince = performance.now();
  new PerformanceObserver((list) => {
    const requests = list.getEntries().filter(({ startTime }) => startTime < controlledSince);
    if (requests.length > 0) worker.postMessage({ precache: requests.map(({ name }) => name) });
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker, waits until it controls the page, and lets it cache what the page
 * requested before.
 */
async function startWorker(): Promise<ServiceWorker | null> {
  // Undefined on an insecure connection.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return null;
  await container.register('/sw.js');
  if (!container.controller) {
    await new Promise((resolve) =>
      container.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  if (container.controller) reportEarlierRequests(container.controller);
  return container.controller;
}

/**
 * Starts the service worker (`web/worker`). It caches what this page has fetched, and each page
 * opened through the router. The browser does not request the HTML of such a page.
 */
export function useServiceWorker(pathname: string): void {
  const worker = useRef<Promise<ServiceWorker | null>>(undefined);
  useEffect(() => {
    worker.current ??= nextTask().then(startWorker);
    worker.current
      .then((serviceWorker) => serviceWorker?.postMessage({ precache: listPageFiles(pathname) }))
      .catch((error: unknown) => logWarning('This visit is not cached', error));
  }, [pathname]);
}
