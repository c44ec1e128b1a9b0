import { Suspense } from 'react';
import { publicCarouselItems } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { LoadingEvents } from './event-layout.tsx';
import { EventCarousel } from './lazy-carousels.ts';
import { Container } from '../../ui/container.tsx';

/** Images of the latest events (specification, sections 2, 4 and 9). A failure leaves a blank. */
export function LatestEvents() {
  const { state } = useCollection(publicCarouselItems);
  // To the letter of section 4; a heading over nothing would look like a broken page.
  if (state.status === 'error') return <p />;
  const items = state.status === 'ready' ? state.data.filter(({ imageURL }) => imageURL) : [];
  if (state.status !== 'loading' && items.length === 0) return null;
  return (
    <div className="overflow-hidden bg-sky">
      {/* From 1280 px on as wide as three images with their gaps, whatever the scroll bar takes. */}
      <Container className="py-section xl:max-w-292 xl:px-0">
        {state.status === 'loading' ? (
          <LoadingEvents isSilent={state.isSilent} />
        ) : (
          <Suspense fallback={<LoadingEvents isSilent />}>
            <EventCarousel items={items} />
          </Suspense>
        )}
      </Container>
    </div>
  );
}
