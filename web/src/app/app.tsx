import { StrictMode, useEffect } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { finishHydration } from '../first-paint/finish-hydration.ts';
import { reportPageFailure } from './client-errors/watch-errors.ts';

/** The site. `main.tsx` passes the browser's router, tests pass a router in memory. */
export function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(finishHydration, []);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={reportPageFailure} />
    </StrictMode>
  );
}
