import type { Banner } from '@club/domain/content/banner';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { prefetchCarousel, LazyCarousel } from '../../ui/carousel/lazy-carousel.ts';
import { BannerSlide } from '../../content/banner-slide.tsx';

prefetchCarousel();

/** The banners as slides, or only the first one until the carousel has loaded. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTexts();
  const [first] = banners;
  return (
    <Suspense fallback={first && <BannerSlide banner={first} isFirst />}>
      <LazyCarousel
        label={t('home:banners.label')}
        slides={banners.map((banner, index) => ({
          id: banner._id,
          content: <BannerSlide banner={banner} isFirst={index === 0} />,
        }))}
        perView={1}
        adaptiveHeight
        controls={{
          position: 'below',
          className: 'mx-auto flex min-h-20 max-w-page items-center px-gutter',
        }}
      />
    </Suspense>
  );
}
