import { StrictMode, useEffect } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { report } from '../data/report.ts';

/** The whole site over a router: the browser's in `main.tsx`, one in memory in tests. */
export function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(() => {
    window.replayEarlyEvents?.();
    // The first script's word that there are answers of before; from here on each part knows itself.
    delete document.documentElement.dataset['known'];
  }, []);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={(error) => report('A page failed', error)} />
    </StrictMode>
  );
}
