import type { Banner } from '@club/domain/content/banner';
import { lazy, Suspense, useRef } from 'react';
import { displayedBanners } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { Banners } from './banners.tsx';
import { Introduction } from './introduction.tsx';
import { LatestEvents } from './latest-events.tsx';
import { MeetTheTeam } from './meet-the-team.tsx';
import { LocationsBand } from './locations-band.tsx';

/** Loaded near the viewport, because its date needs the library `moment`, which is large. */
const EventBanner = lazy(async () => ({
  default: (await import('./event-banner.tsx')).EventBanner,
}));

const NextEntriesStrip = lazyPart(async () =>
  (await import('../../agenda/load-parts.ts')).loadStrip(),
);

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

// Constants, so that React does not render them again when the banners load.
const nextEntriesStrip = <NextEntriesStrip />;
const introduction = <Introduction />;
const latestEvents = <LatestEvents />;
const meetTheTeam = <MeetTheTeam />;
const locations = <LocationsBand />;

/** `/` (specification, section 2). The banner area and the event banner share one request. */
function HomePage() {
  const { state } = useCollection(displayedBanners);
  return (
    <>
      <NoticeSlot />
      <Banners state={state} />
      <DeferredContent>
        {nextEntriesStrip}
        {introduction}
        {latestEvents}
        {meetTheTeam}
        {state.status === 'ready' && <AnnouncedEvent banners={state.data} />}
        {locations}
      </DeferredContent>
    </>
  );
}

export { HomePage as Component };
