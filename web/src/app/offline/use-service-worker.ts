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

/** The addresses of everything this page has fetched so far. */
const listFetchedAddresses = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Registers the service worker and waits until it controls the page. The worker then caches what
 * was fetched before.
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
  container.controller?.postMessage({ precache: listFetchedAddresses() });
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
