import type { Banner } from '@club/domain/banner';
import { Suspense } from 'react';
import type { LoadState as Loading } from '../../data/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Block } from '../../ui/block.tsx';
import { LazyCarousel } from '../../ui/carousel/lazy-carousel.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { BannerSlide } from './banner-slide.tsx';

function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTexts();
  const [first] = banners;
  return (
    <Suspense fallback={first && <BannerSlide banner={first} isFirst />}>
      <LazyCarousel
        label={t('home.banners.label')}
        slides={banners.map((banner, index) => ({
          id: banner._id,
          content: <BannerSlide banner={banner} isFirst={index === 0} />,
        }))}
        perView={1}
        adaptiveHeight
        controls={{
          place: 'below',
          className: 'mx-auto flex min-h-16 max-w-page items-center px-gutter',
        }}
      />
    </Suspense>
  );
}

/** What stands in the banner area until there are banners, and when there are none. */
function Ground() {
  return (
    <div aria-hidden className="bands absolute inset-x-0 top-0 h-96">
      <div className="mx-auto flex h-full max-w-page items-center px-gutter">
        <img src="/images/logo.svg" alt="" width="224" height="224" className="size-56" />
      </div>
    </div>
  );
}

/** The banner area. Without banners its drawn ground stands alone, and nothing is said of it. */
export function Banners({ state }: { state: Loading<readonly Banner[]> }) {
  const { t } = useTexts();
  const loading = {
    texts: { loading: t('home.banners.loading') },
    className: 'absolute inset-x-0 bottom-0 mx-auto max-w-page px-gutter',
  };
  return (
    <div className="relative bg-ink text-white">
      <Ground />
      <div className="relative min-h-112">
        <Block>
          <LoadState state={state} {...loading}>
            {(banners) => <BannerCarousel banners={banners} />}
          </LoadState>
        </Block>
      </div>
      <div className="pointer-events-none inset-x-0 bottom-0 mx-auto flex max-w-page justify-end px-gutter pb-6 sm:absolute sm:pb-0">
        <TextLink
          to={paths.registration}
          look="primary"
          size="large"
          className="pointer-events-auto max-sm:w-full sm:translate-y-1/3"
        >
          {t('home.register')}
        </TextLink>
      </div>
    </div>
  );
}
