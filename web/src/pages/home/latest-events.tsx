import type { CarouselItem } from '@club/domain/carousel-item';
import { type ReactNode, Suspense } from 'react';
import { publicCarouselItems } from '../../data/carousels.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Block } from '../../ui/block.tsx';
import { LazyCarousel } from '../../ui/carousel/lazy-carousel.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { EventImage } from '../../content/event-image.tsx';

/** As tall as the row is with the carousel's controls in it. */
const row = 'mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-4';

function Heading() {
  const { t } = useTexts();
  return (
    <h2 className="font-display text-title font-extrabold uppercase">{t('home.events.title')}</h2>
  );
}

/** The block without its carousel: while that comes, and where its code does not. */
function Still({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={row}>
        <Heading />
      </div>
      {children}
    </>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <Still>
      <LoadState
        state={{ status: 'loading' }}
        texts={{ loading: t('home.events.loading') }}
        className="h-60 border-t-2 border-ink"
      />
    </Still>
  );
}

/** The images in a row one can scroll. */
function PlainRow({ items }: { items: readonly CarouselItem[] }) {
  return (
    <Still>
      <ul className="flex snap-x gap-6 overflow-x-auto">
        {items.map((item) => (
          <li key={item._id} className="w-96 max-w-full shrink-0 snap-start">
            <EventImage item={item} />
          </li>
        ))}
      </ul>
    </Still>
  );
}

function EventCarousel({ items }: { items: readonly CarouselItem[] }) {
  const { t } = useTexts();
  return (
    <Block fallback={<PlainRow items={items} />}>
      <Suspense fallback={<PlainRow items={items} />}>
        <LazyCarousel
          label={t('home.events.title')}
          slides={items.map((item) => ({ id: item._id, content: <EventImage item={item} /> }))}
          perView={{ upTo640: 1, upTo1024: 2, wider: 3 }}
          heading={<Heading />}
          controls={{ place: 'above', className: row }}
        />
      </Suspense>
    </Block>
  );
}

/** Images of the latest events (specification, sections 2, 4 and 9). A failure leaves a blank. */
export function LatestEvents() {
  const { state } = useCollection(publicCarouselItems);
  // To the letter of section 4; a heading over nothing would look like a broken page.
  if (state.status === 'error') return <p />;
  const items = state.status === 'ready' ? state.data.filter(({ imageURL }) => imageURL) : [];
  if (state.status !== 'loading' && items.length === 0) return null;
  return (
    <div className="overflow-hidden bg-sky">
      <div className="mx-auto max-w-page px-gutter py-section">
        {state.status === 'loading' ? <Waiting /> : <EventCarousel items={items} />}
      </div>
    </div>
  );
}
