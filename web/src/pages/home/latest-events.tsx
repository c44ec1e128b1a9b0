import { Suspense } from 'react';
import { publicCarouselItems } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { LoadingEvents } from './latest-events-layout.tsx';
import { EventCarousel } from './lazy-carousels.ts';
import { Container } from '../../ui/container.tsx';

/**
 * Images of the latest events (specification, sections 2, 4 and 9). On a failure the block is
 * empty.
 */
export function LatestEvents() {
  const { state } = useList(publicCarouselItems);
  // Section 4 requires an empty block. A heading without images would look broken.
  if (state.status === 'error') return <p />;
  const items = state.status === 'ready' ? state.data.filter(({ imageURL }) => imageURL) : [];
  if (state.status !== 'loading' && items.length === 0) return null;
  return (
    <div className="overflow-hidden bg-sky">
      <Container className="py-section">
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
