import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { removeEnglishPrefix } from '@club/domain/locale';
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { getCurrentLocale, startI18n } from '../i18n/i18n.ts';
import { nextTask } from '../scheduling/next-task.ts';
import { createSiteRouter } from './create-site-router.ts';
import { localeAttribute, pageAttribute, pendingLocaleAttribute } from './contract.ts';
import { preloadMatchedRoutes } from './preload-matched-routes.ts';

/** The site to hydrate. `app/main.tsx` passes it, so that this folder imports no page. */
interface Site {
  readonly routes: RouteObject[];
  readonly render: (router: DataRouter) => ReactNode;
  readonly onCaughtError: (error: unknown) => void;
}

/** The root element, prerendered or empty. */
function getRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/** Resolves once the router has loaded the matched page, or failed to. */
function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(check);
    function check() {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    }
    check();
  });
}

/**
 * Returns a handler that reports hydration errors. A part may hydrate after the visitor has switched
 * the language. React then renders it again in the new language, which is not an error.
 */
const makeHydrationErrorHandler = (prerenderedLocale: string | null) => (error: unknown) => {
  if (getCurrentLocale() === prerenderedLocale) reportError(error);
};

/**
 * Hydrates the prerendered page if it is the page of this address in the visitor's language.
 * Otherwise, or if a chunk failed to load, replaces it by a newly rendered page. Each step runs in
 * a separate task, so that the browser can respond to events in between.
 *
 * @throws Error without a `#root`
 */
export async function hydrate({ routes, render, onCaughtError }: Site): Promise<void> {
  await Promise.all([window.englishReady, nextTask()]);
  // The routes load the page's texts in this language. The inline script set it.
  startI18n(document.documentElement.lang);
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const matches = matchRoutes(routes, removeEnglishPrefix(window.location.pathname)) ?? [];
  const areRoutesLoaded = await preloadMatchedRoutes(matches);
  const root = getRoot();
  const prerenderedLocale = root.getAttribute(localeAttribute);
  const isPrerendered =
    prerenderedLocale === getCurrentLocale() &&
    root.getAttribute(pageAttribute) === matches.at(-1)?.route.id;
  if (areRoutesLoaded && isPrerendered) {
    // Empty hydration data stops the router from resetting the scroll position.
    const router = createSiteRouter(routes, { hydrationData: { loaderData: {} } });
    // React interrupts the rendering of a transition, so that the browser can respond to events.
    startTransition(() => {
      const onRecoverableError = makeHydrationErrorHandler(prerenderedLocale);
      hydrateRoot(root, render(router), { onCaughtError, onRecoverableError });
    });
  } else {
    const router = createSiteRouter(routes);
    await whenInitialized(router);
    // In one task, so that no frame shows an empty root.
    root.replaceChildren();
    flushSync(() => createRoot(root, { onCaughtError }).render(render(router)));
  }
  document.documentElement.removeAttribute(pendingLocaleAttribute);
}
