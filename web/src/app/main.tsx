import { hydrate } from '../first-paint/hydrate.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { reportCaughtError, watchErrors } from './client-errors/watch-errors.ts';
import { routes } from './routes.tsx';

watchErrors();
void hydrate({
  routes,
  render: (router) => <App router={router} />,
  onCaughtError: reportCaughtError,
});
