import { useContext, useEffect } from 'react';
import { isConnectionSlow, isDataSaverOn } from '../connection.ts';
import { RouterContext } from '../router-context.ts';
import { prefetchPage } from './prefetch-page.ts';

/** The path of the page that a click on the target opens in this tab; undefined without one. */
function findLinkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isNewTabOrDownload = link?.target === '_blank' || link?.hasAttribute('download');
  if (!link || isNewTabOrDownload || link.origin !== window.location.origin) return undefined;
  return link.pathname;
}

/** Whether files may be loaded ahead of a press. */
const canPrefetch = (): boolean => !isDataSaverOn() && !isConnectionSlow();

/** Loads a page's code as soon as a visitor points at, focuses or touches a link to it. */
export function usePagePrefetch(): void {
  const router = useContext(RouterContext);
  useEffect(() => {
    if (!router) return undefined;
    const controller = new AbortController();
    const prefetch = ({ target }: Event) => {
      const path = findLinkedPath(target);
      if (path !== undefined && canPrefetch()) void prefetchPage(router, path);
    };
    // A touch fires `pointerover` too, before the press.
    for (const name of ['pointerover', 'focusin']) {
      document.addEventListener(name, prefetch, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, [router]);
}
