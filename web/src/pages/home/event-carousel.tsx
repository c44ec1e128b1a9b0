import type { CarouselItem } from '@club/domain/content/carousel-item';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselNearViewport } from '../../ui/carousel/carousel-near-viewport.tsx';
import { EventImage } from '../../content/event-image.tsx';
import {
  EventsHeading,
  imageRowClasses,
  headingRowClasses,
  PlainEvents,
} from './latest-events-layout.tsx';

/** Images per view, and the gap in pixels. On a wide screen, three images of 384 px fill a view. */
const carouselLayout = { perView: { upTo640: 1, upTo1024: 2, wider: 3 }, gap: 8 };

/** The images in a scrollable row. */
function PlainRow({ items }: { items: readonly CarouselItem[] }) {
  return (
    <PlainEvents>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <ul tabIndex={0} className={`snap-x overflow-x-auto ${imageRowClasses}`}>
        {items.map((item) => (
          <li key={item._id} className="snap-start">
            <EventImage item={item} />
          </li>
        ))}
      </ul>
    </PlainEvents>
  );
}

/** The images as slides, or a plain row until the carousel has loaded. */
export function EventCarousel({ items }: { items: readonly CarouselItem[] }) {
  const { t } = useTexts();
  return (
    <CarouselNearViewport
      fallback={<PlainRow items={items} />}
      label={t('home:latest.title')}
      slides={items.map((item) => ({ id: item._id, content: <EventImage item={item} /> }))}
      {...carouselLayout}
      heading={<EventsHeading />}
      controls={{ position: 'above', className: headingRowClasses }}
    />
  );
}
