import { mapCenter } from '@club/about/locations';
import { localizeAddress, locations } from '@club/domain/location';
import { lazy, Suspense, useRef } from 'react';
import { buildSettings } from '../../data/build-settings.ts';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * The map is a separate chunk, because Leaflet is larger than the page, and needs a `window` on
 * import.
 */
const LazyMap = lazy(async () => {
  const { Map } = await importWithTexts(import('../../ui/map/map.tsx'), 'map');
  return { default: Map };
});

function PlacePopup({
  title,
  address,
  directions,
}: Record<'title' | 'address' | 'directions', string>) {
  const { t } = useTexts();
  return (
    <>
      <strong className="font-display text-lg font-extrabold uppercase">{title}</strong>
      <br />
      {address}
      <br />
      <TextLink to={directions} className="inline-flex min-h-8 items-center font-bold underline">
        {t('contact:places.directions')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </TextLink>
    </>
  );
}

/** The map (specification, sections 2 and 9). It loads near the viewport. */
export function PlacesMap() {
  const { t, locale } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const places = locations.map((location) => {
    const { id, lat, lng, directions } = location;
    const [title, address] = [t(location.title), localizeAddress(location, locale)];
    const popup = <PlacePopup title={title} address={address} directions={directions} />;
    return { id, position: { lat, lng }, title, popup };
  });
  return (
    <div ref={frame} className="relative h-[400px] bg-sky text-ink print:hidden max-sm:-mx-gutter">
      {isNear && (
        <ErrorIsolation>
          <Suspense>
            <LazyMap
              label={t('contact:places.map')}
              center={mapCenter}
              zoom={10}
              tiles={buildSettings.mapTiles}
              places={places}
            />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}
