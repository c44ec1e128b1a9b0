import type { CarouselItem } from '@club/domain/content/carousel-item';
import { isVideoLink } from '@club/domain/content/video-link';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Photo } from '../ui/photo.tsx';
import { ArrowLink } from '../ui/text-link.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';

/** The image without its caption. Coloured bands fill the rest of a wider slide. */
function EventPhoto({ item }: { item: CarouselItem }) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(item, 'alt', locale);
  return (
    <div className="band-rule">
      <Photo
        src={item.imageURL}
        // Without a description, the text contains the id (specification, section 3).
        alt={text === '' ? t('home:latest.alt', { id: item._id }) : text}
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

/**
 * One image of the latest events, 384 by 240 px (specification, section 9). It has the same
 * proportions on a narrow slide. Its caption and the link to its page or video are under it.
 */
export function EventImage({ item }: { item: CarouselItem }) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(item, 'caption', locale);
  if (text === '' && item.link === '') return <EventPhoto item={item} />;
  return (
    <figure className="break-inside-avoid">
      <EventPhoto item={item} />
      <figcaption className="mx-auto w-96 max-w-full border-l-8 border-sun bg-white px-4 py-3 text-ink">
        {text !== '' && (
          <p lang={lang} className="font-semibold wrap-anywhere">
            <UnbrokenText>{text}</UnbrokenText>
          </p>
        )}
        {item.link !== '' && (
          <ArrowLink
            to={item.link}
            label={t(isVideoLink(item.link) ? 'home:latest.watch' : 'home:banners.more')}
            {...(text !== '' && { about: text })}
            className="min-h-11 text-river hover:underline"
          />
        )}
      </figcaption>
    </figure>
  );
}
