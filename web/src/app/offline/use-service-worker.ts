import { useEffect, useRef } from 'react';
import { report } from '../../data/report.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { englishAddress } from '@club/domain/locale';
import { nextTask } from '../../tasks/next-task.ts';

/** The page's own address, and that of the English page that stands by for it. */
const addressesOf = (pathname: string): string[] =>
  currentLocale() === 'en' ? [pathname, englishAddress(pathname)] : [pathname];

/** All that this page has fetched up to now. */
const used = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * The worker once it answers for this page, told of all that was fetched before; what is fetched from
 * then on, it keeps itself.
 */
async function findWorker(): Promise<ServiceWorker | null> {
  // Not there where the connection is not secure.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return null;
  await container.register('/sw.js');
  if (!container.controller) {
    await new Promise((resolve) =>
      container.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  container.controller?.postMessage({ keep: used() });
  return container.controller;
}

/**
 * Registers the service worker (`web/worker`) and tells it what to keep: what this page has used,
 * and every page the visitor comes to without the browser asking for it.
 */
export function useServiceWorker(pathname: string): void {
  const worker = useRef<Promise<ServiceWorker | null>>(undefined);
  useEffect(() => {
    worker.current ??= nextTask().then(findWorker);
    worker.current
      .then((found) => found?.postMessage({ keep: addressesOf(pathname) }))
      .catch((error: unknown) => report('This visit is not kept', error));
  }, [pathname]);
}
