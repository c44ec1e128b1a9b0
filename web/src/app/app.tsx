import { StrictMode, useEffect } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { report } from '../data/report.ts';
import { finishHydration } from '../first-paint/finish-hydration.ts';

/** The whole site over a router: the browser's in `main.tsx`, one in memory in tests. */
export function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(finishHydration, []);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={(error) => report('A page failed', error)} />
    </StrictMode>
  );
}
