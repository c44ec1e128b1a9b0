import { removeEnglishPrefix } from '@club/domain/locale';
import { useContext, useEffect } from 'react';
import { RouterContext } from '../router-context.ts';
import { prefetchPage } from './prefetch-page.ts';

/** The path of the page that a click on the target opens in this tab; undefined without one. */
function findLinkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isNewTabOrDownload = link?.target === '_blank' || link?.hasAttribute('download');
  if (!link || isNewTabOrDownload || link.origin !== window.location.origin) return undefined;
  return removeEnglishPrefix(link.pathname);
}

/** The Network Information API, which Firefox and Safari do not have. */
interface BrowserWithConnection {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  };
}

/** Whether files may be loaded ahead of a press: not on a metered connection or one below 4G. */
function canPrefetch(): boolean {
  const { saveData, effectiveType } = (navigator as BrowserWithConnection).connection ?? {};
  return saveData !== true && (effectiveType ?? '4g') === '4g';
}

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
