import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, matchRoutes, type RouteMatch } from 'react-router-dom';
import { report } from '../data/report.ts';
import { currentLocale, startI18n } from '../i18n/i18n.ts';
import { nextTask } from '../tasks/next-task.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { isPageHandle } from './page-handle.ts';
import { resolveLazily } from './resolve-lazily.ts';
import { routes } from './routes.tsx';

const options = { onCaughtError: (error: unknown) => report('A page failed', error) };

/** The element the site stands in: with the page that the build drew, or empty. */
function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/** True where the build drew the very page that is wanted, in the visitor's language. */
function isDrawn({ dataset }: HTMLElement, matches: readonly RouteMatch[]): boolean {
  const handle: unknown = matches.at(-1)?.route.handle;
  return (
    dataset['locale'] === currentLocale() && isPageHandle(handle) && dataset['page'] === handle.file
  );
}

/** Settles once the router knows what to render, be it that a page's code could not be fetched. */
function isInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
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

/** Takes over the page the build drew, if it is in the visitor's language; else draws it. */
async function start(): Promise<void> {
  await Promise.all([window.englishPage, nextTask()]);
  // Before the routes: their first act is to ask for the page's texts, in the visitor's language.
  startI18n();
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const matches = matchRoutes(routes, window.location) ?? [];
  const isReady = await resolveLazily(matches);
  const root = findRoot();
  if (isReady && isDrawn(root, matches)) {
    // With data, be it none: the router then leaves alone how far the reader has scrolled by now.
    const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
    // In small pieces, so that the browser answers in between.
    startTransition(() => {
      hydrateRoot(root, <App router={router} />, options);
    });
  } else {
    const router = createBrowserRouter(routes);
    await isInitialized(router);
    // In one task, so that no frame shows the page without content between the two.
    root.replaceChildren();
    flushSync(() => createRoot(root, options).render(<App router={router} />));
  }
  delete document.documentElement.dataset['awaits'];
}

void start();
