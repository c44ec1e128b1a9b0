import { lazy, Suspense } from 'react';
import { useHydrated } from '../scheduling/use-hydrated.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';

/** Loaded after the page, because there is rarely an urgent notice. */
const UrgentNotice = lazy(async () => ({
  default: (await import('./urgent-notice.tsx')).UrgentNotice,
}));

/** The place of the urgent notice, at the top of a page. */
export function NoticeSlot() {
  return (
    useHydrated() && (
      <ErrorIsolation>
        <Suspense>
          <UrgentNotice />
        </Suspense>
      </ErrorIsolation>
    )
  );
}
