import { StrictMode, useEffect } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { report } from '../data/report.ts';
import { finishHydration } from '../first-paint/finish-hydration.ts';

/** The site. `main.tsx` passes the browser's router, tests pass a router in memory. */
export function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(finishHydration, []);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={(error) => report('A page failed', error)} />
    </StrictMode>
  );
}
