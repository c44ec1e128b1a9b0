import type { Gym } from '@club/domain/content/gym';
import { localizeAddress, locations } from '@club/domain/location';
import { paths } from '@club/domain/paths';
import { lazy, Suspense, useRef } from 'react';
import { GymSheet } from '../../content/gym-sheet.tsx';
import { useGyms } from '../../data/public/club/gyms.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
function PlacesMap({ gyms }: { readonly gyms: readonly Gym[] }) {
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

const barColors = {
  west_island: 'bg-sun',
  montreal: 'bg-court',
  southshore: 'bg-sky',
} as const;

/** The places, each with its gyms. Without a gym, only the borough is known. */
function PlaceList({ gyms }: { readonly gyms: readonly Gym[] }) {
  const { t, locale } = useTexts();
  return (
    <ul className="grid content-start gap-x-10 lg:grid-cols-3">
      {locations.map((location) => {
        const { id, title } = location;
        const placeGyms = gyms.filter(({ place }) => place === id);
        return (
          <li
            key={id}
            className="@container grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t-2 border-white/30 py-6"
          >
            <span aria-hidden className={`mx-2 max-h-28 w-3 -skew-x-12 ${barColors[id]}`} />
            <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-4">
              <h3 className="font-display text-2xl font-extrabold uppercase">{t(title)}</h3>
              <p>{localizeAddress(location, locale)}</p>
              {placeGyms.map((gym) => (
                <GymSheet key={gym._id} gym={gym} />
              ))}
              {placeGyms.length === 0 && <p>{t('map:gym.later')}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The club's places as a list and on a map. The list does not depend on the map. */
export function Places() {
  const { t } = useTexts();
  const gyms = useGyms();
  return (
    <section aria-labelledby="places" className="bg-ink text-white">
      <Container className="grid gap-y-8 py-section">
        <div className="grid content-start gap-6">
          <SectionTitle id="places" size="section">
            {t('contact:places.title')}
          </SectionTitle>
          <PlaceList gyms={gyms} />
        </div>
        <div className="grid content-start gap-4">
          <p className="text-lead">
            {t('contact:places.text')}{' '}
            <TextLink
              to={paths.program}
              className="font-bold text-sun underline underline-offset-4"
            >
              {t('contact:places.teams')}
            </TextLink>
          </p>
          <PlacesMap gyms={gyms} />
        </div>
      </Container>
    </section>
  );
}
