import type { Gym } from '@club/domain/content/gym';
import { lazy, Suspense, useRef } from 'react';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';

/**
 * The map is a separate chunk, because Leaflet is larger than the page, and needs a `window` on
 * import.
 */
const LazyMap = lazy(async () => {
  const { PlacesMapOrButton } = await importWithTexts(import('./places-map-or-button.tsx'), 'map');
  return { default: PlacesMapOrButton };
});

/** The frame of the map (specification, sections 2 and 9). The map loads near the viewport. */
export function PlacesMap({ gyms }: { readonly gyms: readonly Gym[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <div ref={frame} className="relative h-[400px] bg-sky text-ink print:hidden max-sm:-mx-gutter">
      {isNear && (
        <ErrorIsolation>
          <Suspense>
            <LazyMap gyms={gyms} />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}
