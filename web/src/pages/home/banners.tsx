import type { Banner } from '@club/domain/content/banner';
import { Suspense } from 'react';
import type { LoadState } from '../../state/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { Hero } from './hero.tsx';
import { BannerCarousel } from './lazy-carousels.ts';

/** The logo in the picture's place. */
function BannerBackground() {
  return (
    <div aria-hidden className="banner-picture grid place-items-center print:hidden">
      <img src="/images/logo.svg" alt="" width="224" height="224" className="size-56" />
    </div>
  );
}

/**
 * Whether the hero, the first banner's image, may be shown. Before the banners have loaded, and if
 * they cannot be loaded, it may.
 */
function hasHero(state: LoadState<readonly Banner[]>): boolean {
  if (state.status === 'empty') return false;
  return state.status !== 'ready' || state.data[0]?.imageURL !== '';
}

/** The banner area. Without a banner, it has only its background and the link to registration. */
export function Banners({ state }: { state: LoadState<readonly Banner[]> }) {
  const { t } = useTexts();
  const loadingProps = {
    texts: { loading: t('home:banners.loading') },
    className: 'absolute inset-x-0 bottom-0 mx-auto max-w-page px-gutter',
  };
  return (
    <div className="relative overflow-hidden bg-ink text-white">
      {/* The page's first heading, for screen readers. The large motto does not name the page. */}
      <h1 className="sr-only">{t('home:page_title')}</h1>
      <BannerBackground />
      {hasHero(state) && <Hero />}
      <div className="relative min-h-126 md:min-h-116 print:min-h-0">
        <ErrorIsolation>
          <LoadStateView state={state} {...loadingProps}>
            {(banners) => (
              <Suspense>
                <BannerCarousel banners={banners} />
              </Suspense>
            )}
          </LoadStateView>
        </ErrorIsolation>
      </div>
      {/* They follow the edge of every slide’s picture, and are over it. */}
      <div aria-hidden className="banner-bands" />
      <Container className="pointer-events-none inset-x-0 bottom-0 flex justify-center pb-6 sm:absolute sm:h-20 sm:items-center sm:justify-end sm:pb-0">
        <TextLink
          to={paths.registration}
          variant="primary"
          size="large"
          className="pointer-events-auto mr-[0.3rem] max-sm:w-[calc(100%-0.75rem)]"
        >
          {t('home:register')}
        </TextLink>
      </Container>
    </div>
  );
}
