import type { CarouselItem } from '@club/domain/carousel-item';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselWhenNear } from '../../ui/carousel/carousel-when-near.tsx';
import { EventImage } from '../../content/event-image.tsx';
import { Heading, row, Still } from './events-frame.tsx';

/** The images in a row one can scroll. */
function PlainRow({ items }: { items: readonly CarouselItem[] }) {
  return (
    <Still>
      {/* In reach of the keyboard, which then scrolls it. */}
      <ul tabIndex={0} className="flex snap-x gap-6 overflow-x-auto">
        {items.map((item) => (
          <li key={item._id} className="w-96 max-w-full shrink-0 snap-start">
            <EventImage item={item} />
          </li>
        ))}
      </ul>
    </Still>
  );
}

/** The images as slides; in a plain row until the reader comes near, and where there is no carousel. */
export function EventCarousel({ items }: { items: readonly CarouselItem[] }) {
  const { t } = useTexts();
  return (
    <CarouselWhenNear
      plain={<PlainRow items={items} />}
      label={t('home.events.title')}
      slides={items.map((item) => ({ id: item._id, content: <EventImage item={item} /> }))}
      perView={{ upTo640: 1, upTo1024: 2, wider: 3 }}
      heading={<Heading />}
      controls={{ place: 'above', className: row }}
    />
  );
}
