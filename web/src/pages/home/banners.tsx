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

/** The background of the banner area: the logo in the picture's place, and bands left of it. */
function BannerBackground() {
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 h-96 overflow-hidden print:hidden">
      <div className="banner-bands" />
      <div className="banner-picture grid place-items-center">
        <img src="/images/logo.svg" alt="" width="224" height="224" className="size-56" />
      </div>
    </div>
  );
}

/** False only if the banners have loaded, and there is none or the first has no image. */
const hasHero = (state: LoadState<readonly Banner[]>): boolean =>
  state.status === 'ready' ? state.data[0]?.imageURL !== '' : state.status !== 'empty';

/**
 * The banner area. If there is no banner, it has only its background and the link to registration.
 * If the banners fail to load, the hero stays too.
 */
export function Banners({ state }: { state: LoadState<readonly Banner[]> }) {
  const { t } = useTexts();
  const loadingProps = {
    texts: { loading: t('home:banners.loading') },
    className: 'absolute inset-x-0 bottom-0 mx-auto max-w-page px-gutter',
  };
  return (
    <div className="relative bg-ink text-white">
      {/* The page's first heading, for screen readers. The large motto does not name the page. */}
      <h1 className="sr-only">{t('home:page_title')}</h1>
      <BannerBackground />
      {hasHero(state) && <Hero />}
      <div className="relative min-h-112 print:min-h-0">
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
      <Container className="pointer-events-none inset-x-0 bottom-0 flex justify-center pb-6 sm:absolute sm:h-16 sm:items-center sm:justify-end sm:pb-0">
        <TextLink
          to={paths.registration}
          variant="primary"
          size="large"
          className="pointer-events-auto max-sm:w-[calc(100%-0.75rem)]"
        >
          {t('home:register')}
        </TextLink>
      </Container>
    </div>
  );
}
