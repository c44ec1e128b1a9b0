import { lazy, Suspense } from 'react';
import { useHydrated } from '../../data/use-hydrated.ts';
import { loadSections } from '../../i18n/load-sections.ts';
import { Block } from '../../ui/block.tsx';
import { untilIdle } from '../until-idle.ts';

/** Nothing that this visit needs: it waits for all that is. Only a built site can be kept. */
const Offline = lazy(async () => {
  await untilIdle();
  const [{ Offline }] = await Promise.all([
    import('../offline/offline.tsx'),
    loadSections('offline'),
  ]);
  return { default: Offline };
});

/** At the foot of the window, over its own place at the end of the page: it covers nothing for good. */
export function OfflineNotice() {
  const isHydrated = useHydrated();
  // There from the start: screen readers only speak of what changes inside.
  return (
    <div role="status" className="sticky bottom-0">
      {import.meta.env.PROD && isHydrated && (
        <Block>
          <Suspense>
            <Offline />
          </Suspense>
        </Block>
      )}
    </div>
  );
}
