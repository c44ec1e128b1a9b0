import type { CarouselItem } from '@club/domain/content/carousel-item';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Photo } from '../ui/photo.tsx';

/**
 * One image of the latest events, 384 by 240 px (specification, section 9). It has the same
 * proportions on a narrow slide. The three bands fill a wider slide.
 */
export function EventImage({ item }: { item: CarouselItem }) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(item, 'alt', locale);
  return (
    <div className="band-rule">
      <Photo
        src={item.imageURL}
        // Without a description, the text contains the id (specification, section 3).
        alt={text === '' ? t('home:events.alt', { id: item._id }) : text}
        lang={lang}
        width={384}
        height={240}
        sizes="24rem"
        priority="lazy"
        className="mx-auto aspect-8/5 w-96 max-w-full bg-ink object-cover text-white"
      />
    </div>
  );
}
