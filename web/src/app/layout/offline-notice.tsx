import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { untilIdle } from '../../scheduling/until-idle.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';

const OfflineSupport = lazy(async () => {
  const { OfflineSupport } = await importWithTexts(
    import('../offline/offline-support.tsx'),
    'offline',
  );
  return { default: OfflineSupport };
});

/** The offline notice, at the bottom of the window. It also starts the service worker. */
export function OfflineNotice() {
  const [isIdle, setIsIdle] = useState(false);
  // Waits until the browser is idle. Only a built site has a service worker.
  useEffect(() => {
    if (import.meta.env.PROD) void untilIdle().then(() => startTransition(() => setIsIdle(true)));
  }, []);
  // The status element is always rendered: screen readers announce only changes inside it.
  return (
    <div role="status" className="sticky bottom-0 print:hidden">
      {isIdle && (
        <ErrorIsolation>
          <Suspense>
            <OfflineSupport />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}
