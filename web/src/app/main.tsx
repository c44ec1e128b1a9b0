import { report } from '../data/report.ts';
import { hydrate } from '../first-paint/hydrate.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

void hydrate({
  routes,
  render: (router) => <App router={router} />,
  onCaughtError: (error) => report('A page failed', error),
});
