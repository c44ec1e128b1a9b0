import type { RouteMatch } from 'react-router-dom';
import { report } from '../data/report.ts';
import { hydrate } from '../first-paint/hydrate.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { isPageHandle } from './page-handle.ts';
import { routes } from './routes.tsx';

function findPageFile(matches: readonly RouteMatch[]): string | undefined {
  const handle: unknown = matches.at(-1)?.route.handle;
  return isPageHandle(handle) ? handle.file : undefined;
}

void hydrate({
  routes,
  render: (router) => <App router={router} />,
  findPageFile,
  onCaughtError: (error) => report('A page failed', error),
});
