import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { untilIdle } from '../../scheduling/until-idle.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';

const Offline = lazy(async () => {
  const { Offline } = await importWithTexts(import('../offline/offline.tsx'), 'offline');
  return { default: Offline };
});

/** Shown at the bottom of the window. The end of the page leaves room for it. */
export function OfflineNotice() {
  const [isIdle, setIsIdle] = useState(false);
  // It waits until the page is idle. The visit does not need it. Only a built site has a worker.
  useEffect(() => {
    if (import.meta.env.PROD) void untilIdle().then(() => startTransition(() => setIsIdle(true)));
  }, []);
  // Always rendered: screen readers announce only changes inside it.
  return (
    <div role="status" className="sticky bottom-0 print:hidden">
      {isIdle && (
        <ErrorIsolation>
          <Suspense>
            <Offline />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}
