import type { Banner } from '@club/domain/banner';
import { lazy, Suspense } from 'react';
import { listDisplayedBanners } from '../../data/banners.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Block } from '../../ui/block.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { BannerSlide } from './banner-slide.tsx';

const loadCarousel = async () => ({
  default: (await import('../../ui/carousel/carousel.tsx')).Carousel,
});
/** A chunk of its own, asked for while the banners are: swiper weighs more than the page. */
const Carousel = lazy(loadCarousel);
loadCarousel().catch(() => undefined);

function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTexts();
  return (
    <Carousel
      label={t('home.banners.label')}
      slides={banners.map((banner) => ({
        id: banner._id,
        content: <BannerSlide banner={banner} />,
      }))}
      perView={1}
      adaptiveHeight
      controls={{
        place: 'below',
        className: 'mx-auto flex min-h-16 max-w-page items-center px-gutter',
      }}
    />
  );
}

/** The banner area. Without banners its drawn ground stands alone, and nothing is said of it. */
export function Banners() {
  const { t } = useTexts();
  const texts = { loading: t('home.banners.loading') };
  const { state } = useCollection(listDisplayedBanners);
  return (
    <div className="relative bg-ink text-white">
      <div aria-hidden className="bands absolute inset-x-0 top-0 h-96" />
      <div className="relative min-h-112">
        <Block>
          <Suspense fallback={<LoadState state={{ status: 'loading' }} texts={texts} />}>
            <LoadState state={state} texts={texts}>
              {(banners) => <BannerCarousel banners={banners} />}
            </LoadState>
          </Suspense>
        </Block>
      </div>
      <div className="inset-x-0 bottom-0 mx-auto flex max-w-page justify-end px-gutter pb-6 sm:absolute sm:pb-0">
        <TextLink
          to={paths.registration}
          look="primary"
          size="large"
          className="max-sm:w-full sm:translate-y-1/3"
        >
          {t('home.register')}
        </TextLink>
      </div>
    </div>
  );
}
