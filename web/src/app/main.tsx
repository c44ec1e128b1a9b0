import { hydrate } from '../first-paint/hydrate.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { reportPageFailure, watchErrors } from './client-errors/watch-errors.ts';
import { routes } from './routes.tsx';
import { startMeasuring } from './page-speed/start-measuring.ts';

watchErrors();
void hydrate({
  routes,
  render: (router) => <App router={router} />,
  onCaughtError: reportPageFailure,
});
// Without this setting, the build contains no code that measures.
if (import.meta.env.VITE_MEASURE_PAGE_SPEED === 'yes') startMeasuring();
