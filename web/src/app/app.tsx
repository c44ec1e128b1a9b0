import { StrictMode, useEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { reportCaughtError } from './client-errors/watch-errors.ts';
import { RouterContext } from './router-context.ts';
import { snapshotsAttribute } from '../first-paint/contract.ts';

/** Called after hydration. It replays early events and shows loading texts again. */
function finishHydration(): void {
  window.replayEarlyEvents?.();
  document.documentElement.removeAttribute(snapshotsAttribute);
}

/**
 * The site. `main.tsx` passes the browser's router, tests pass a router in memory. The router uses
 * no transitions. So a page whose code is loaded is painted in the frame after the press.
 */
export function App({ router }: { router: DataRouter }) {
  useEffect(finishHydration, []);
  return (
    <StrictMode>
      <RouterContext value={router}>
        <RouterProvider router={router} onError={reportCaughtError} useTransitions={false} />
      </RouterContext>
    </StrictMode>
  );
}
