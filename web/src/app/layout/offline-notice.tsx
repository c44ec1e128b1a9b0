import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { untilIdle } from '../../scheduling/until-idle.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';

const Offline = lazy(async () => {
  const [{ Offline }] = await Promise.all([import('../offline/offline.tsx'), loadTexts('offline')]);
  return { default: Offline };
});

/** At the foot of the window, over its own place at the end of the page: it covers nothing for good. */
export function OfflineNotice() {
  const [isIdle, setIsIdle] = useState(false);
  // Nothing that this visit needs: it waits for all that is. Only a built site can be kept.
  useEffect(() => {
    if (import.meta.env.PROD) void untilIdle().then(() => startTransition(() => setIsIdle(true)));
  }, []);
  // There from the start: screen readers only speak of what changes inside.
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
