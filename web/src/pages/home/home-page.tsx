import { lazy, Suspense } from 'react';
import { displayedBanners } from '../../data/public-collections.ts';
import { useCollection } from '../../data/use-collection.ts';
import { Block } from '../../ui/block.tsx';
import { Banners } from './banners.tsx';
import { Introduction } from './introduction.tsx';
import { LatestEvents } from './latest-events.tsx';
import { MeetTheTeam } from './meet-the-team.tsx';
import { Shores } from './shores.tsx';

/** Its date brings moment along, which nothing above it needs. */
const EventBanner = lazy(async () => ({
  default: (await import('./event-banner.tsx')).EventBanner,
}));

/** `/` (specification, section 2). The banners feed two blocks and are asked for once. */
export function HomePage() {
  const { state } = useCollection(displayedBanners);
  return (
    <>
      <Banners state={state} />
      <Introduction />
      <LatestEvents />
      <MeetTheTeam />
      {state.status === 'ready' && (
        <Block>
          <Suspense>
            <EventBanner banners={state.data} />
          </Suspense>
        </Block>
      )}
      <Shores />
    </>
  );
}
