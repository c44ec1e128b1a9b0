import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { type SlidesPerView, swiperOptions } from './swiper-options.ts';
import { usePauses } from './use-pauses.ts';
import { useSwiper } from './use-swiper.ts';

interface CarouselProps {
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly perView: SlidesPerView;
  readonly adaptiveHeight?: boolean;
  /** Stands beside the controls. */
  readonly heading?: ReactNode;
  /** Where heading and controls stand, and how that row looks. */
  readonly controls: { readonly place: 'above' | 'below'; readonly className: string };
}

/**
 * A carousel by the W3C pattern, over swiper. Swiper's own a11y module speaks one language and never
 * makes off-screen slides inert, so names, live region and inertness are ours.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView, adaptiveHeight = false, heading, controls } = props;
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pauses = usePauses(region);
  const isAlone = perView === 1;
  const ids = slides.map(({ id }) => id).join(' ');
  const options = swiperOptions({ perView, adaptiveHeight, count: slides.length });
  const { swiper, current, isLocked, positions, inView, isPlaying } = useSwiper({
    frame,
    ids,
    options,
    isAlone,
    pauses,
  });
  const row = (
    <div className={controls.className}>
      {heading}
      {swiper && !isLocked && (
        <CarouselControls swiper={swiper} positions={positions} current={current} pauses={pauses} />
      )}
    </div>
  );
  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription={t('common.carousel.role')}
      data-playing={isPlaying}
    >
      {controls.place === 'above' && row}
      {/* Other slides, another frame: swiper moves the elements in it about. */}
      <div
        key={ids}
        ref={frame}
        aria-live={pauses.isPlaying ? 'off' : 'polite'}
        className={`swiper swiper-horizontal ${adaptiveHeight ? 'swiper-autoheight' : ''} ${isAlone ? 'first-slide-first' : ''}`}
      >
        <div className="swiper-wrapper">
          {slides.map(({ id, content }, index) => (
            <CarouselSlide
              key={id}
              number={index + 1}
              total={slides.length}
              isVisible={inView.includes(index + 1)}
              isAsTallAsAll={!adaptiveHeight}
            >
              {content}
            </CarouselSlide>
          ))}
        </div>
      </div>
      {controls.place === 'below' && row}
    </section>
  );
}
