import type { Banner } from '@club/domain/content/banner';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Container } from '../ui/container.tsx';
import { Photo } from '../ui/photo.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { ArrowLink } from '../ui/text-link.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { bannerSizes } from './banner-sizes.ts';

/**
 * One banner: its picture, its title in the visitor's language, and its link. The first banner has
 * no background if it has a picture. The hero behind it is visible until the picture loads.
 */
export function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(banner, 'eventTitle', locale);
  const isOverHero = isFirst && banner.imageURL !== '';
  return (
    <div
      className={`relative flex h-106 items-end overflow-hidden md:h-96 md:items-center print:h-auto ${isOverHero ? '' : 'bg-ink'}`}
    >
      {banner.imageURL !== '' && (
        <Photo
          src={banner.imageURL}
          alt=""
          width={1920}
          height={768}
          sizes={bannerSizes}
          priority={isFirst ? 'first' : 'lazy'}
          className="banner-picture"
        />
      )}
      <Container className="relative w-full">
        {text !== '' && (
          // A title has up to 200 characters. A long one is smaller beside the picture.
          <div className="py-5 max-md:-mx-gutter max-md:bg-ink max-md:px-gutter md:w-[38%] xl:w-[36%] min-[110rem]:w-[42%]">
            <SectionTitle
              as="p"
              lang={lang}
              size={text.length > 80 ? 'heading' : 'banner'}
              className={text.length > 90 ? 'md:text-2xl' : ''}
            >
              <UnbrokenText>{text}</UnbrokenText>
            </SectionTitle>
            {banner.link !== '' && (
              <ArrowLink
                to={banner.link}
                label={t('home:banners.more')}
                className="mt-2 min-h-8 text-sun hover:underline"
              />
            )}
          </div>
        )}
      </Container>
    </div>
  );
}
