import type { Banner } from '@club/domain/banner';
import { lazy, Suspense, useRef } from 'react';
import { displayedBanners } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { Banners } from './banners.tsx';
import { Introduction } from './introduction.tsx';
import { LatestEvents } from './latest-events.tsx';
import { MeetTheTeam } from './meet-the-team.tsx';
import { LocationsBand } from './locations-band.tsx';

/** Its date brings moment along, which nothing above it needs: it comes as the reader comes near. */
const EventBanner = lazy(async () => ({
  default: (await import('./event-banner.tsx')).EventBanner,
}));

function AnnouncedEvent({ banners }: { banners: readonly Banner[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <div ref={frame}>
      {isNear && (
        <ErrorIsolation>
          <Suspense>
            <EventBanner banners={banners} />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}

// These do not depend on data: React renders them once.
const introduction = <Introduction />;
const latestEvents = <LatestEvents />;
const meetTheTeam = <MeetTheTeam />;
const locations = <LocationsBand />;

/** `/` (specification, section 2). The banners feed two blocks and are asked for once. */
function HomePage() {
  const { state } = useCollection(displayedBanners);
  return (
    <>
      <Banners state={state} />
      {introduction}
      {latestEvents}
      {meetTheTeam}
      {state.status === 'ready' && <AnnouncedEvent banners={state.data} />}
      {locations}
    </>
  );
}

export { HomePage as Component };
