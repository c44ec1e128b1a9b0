import type { CarouselItem } from '@club/domain/carousel-item';
import { Suspense } from 'react';
import { publicCarouselItems } from '../../data/carousels.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Block } from '../../ui/block.tsx';
import { LazyCarousel } from '../../ui/carousel/lazy-carousel.ts';
import { LoadState } from '../../ui/load-state.tsx';

function Heading() {
  const { t } = useTexts();
  return (
    <h2 className="grow font-display text-heading font-extrabold uppercase">
      {t('home.events.title')}
    </h2>
  );
}

function EventImage({ item }: { item: CarouselItem }) {
  const { t } = useTexts();
  return (
    <img
      src={item.imageURL}
      alt={t('home.events.alt', { id: item._id })}
      width="384"
      height="240"
      loading="lazy"
      className="mx-auto h-60 w-96 max-w-full object-cover"
    />
  );
}

function EventCarousel({ items }: { items: readonly CarouselItem[] }) {
  const { t } = useTexts();
  return (
    <LazyCarousel
      label={t('home.events.title')}
      slides={items
        .filter(({ imageURL }) => imageURL !== '')
        .map((item) => ({ id: item._id, content: <EventImage item={item} /> }))}
      perView={{ upTo640: 1, upTo1024: 2, wider: 3 }}
      heading={<Heading />}
      controls={{ place: 'above', className: 'flex flex-wrap items-center gap-4 pb-6' }}
    />
  );
}

/** Images of the latest events (specification, sections 2, 4 and 9). A failure leaves a blank. */
export function LatestEvents() {
  const { t } = useTexts();
  const { state } = useCollection(publicCarouselItems);
  const loading = t('home.events.loading');
  return (
    <div className="overflow-hidden bg-sky">
      <div className="mx-auto max-w-page px-gutter py-section">
        <Block>
          <Suspense fallback={<LoadState state={{ status: 'loading' }} texts={{ loading }} />}>
            <LoadState state={state} texts={{ loading, error: '' }}>
              {(items) => <EventCarousel items={items} />}
            </LoadState>
          </Suspense>
        </Block>
      </div>
    </div>
  );
}
