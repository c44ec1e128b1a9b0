import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, matchRoutes, type RouteMatch } from 'react-router-dom';
import { report } from '../data/report.ts';
import { currentLocale, startI18n } from '../i18n/i18n.ts';
import { nextTask } from '../tasks/next-task.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { isPageHandle } from './page-handle.ts';
import { preloadMatchedRoutes } from './preload-matched-routes.ts';
import { routes } from './routes.tsx';

const options = { onCaughtError: (error: unknown) => report('A page failed', error) };

/** The root element: with the prerendered page in it, or empty. */
function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/** Whether the root holds this page, prerendered in the visitor's language. */
function isPrerendered({ dataset }: HTMLElement, matches: readonly RouteMatch[]): boolean {
  const handle: unknown = matches.at(-1)?.route.handle;
  return (
    dataset['locale'] === currentLocale() && isPageHandle(handle) && dataset['page'] === handle.file
  );
}

/** Resolves once the router has matched a page and loaded its code, or failed to. */
function whenInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
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
 * Reports hydration errors, but not those of a part that hydrates after the visitor has switched the
 * language: React then renders that part anew, in the language it should be in.
 */
const reportUnlessSwitched = (prerendered: string | undefined) => (error: unknown) => {
  if (currentLocale() === prerendered) reportError(error);
};

/** Hydrates the prerendered page if it is in the visitor's language; otherwise renders the page. */
async function start(): Promise<void> {
  await Promise.all([window.englishPage, nextTask()]);
  // Before the routes, which load the page's texts in the visitor's language.
  startI18n();
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const matches = matchRoutes(routes, window.location) ?? [];
  const isReady = await preloadMatchedRoutes(matches);
  const root = findRoot();
  if (isReady && isPrerendered(root, matches)) {
    // Empty hydration data keeps the router from resetting the scroll position.
    const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
    // As a transition, so that the browser can respond to events in between.
    startTransition(() => {
      const onRecoverableError = reportUnlessSwitched(root.dataset['locale']);
      hydrateRoot(root, <App router={router} />, { ...options, onRecoverableError });
    });
  } else {
    const router = createBrowserRouter(routes);
    await whenInitialized(router);
    // In one task: no frame shows an empty root.
    root.replaceChildren();
    flushSync(() => createRoot(root, options).render(<App router={router} />));
  }
  delete document.documentElement.dataset['awaits'];
}

void start();
