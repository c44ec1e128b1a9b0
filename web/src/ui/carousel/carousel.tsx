import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { type SlidesPerView, swiperOptions } from './swiper-options.ts';
import { usePauses } from './use-pauses.ts';

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

/** A loop stops at each slide; else the last stop is where the last slide comes into view. */
const countPositions = ({ params, slides, snapGrid }: SwiperInstance): number =>
  params.loop ? slides.length : snapGrid.length;

/** Plays and stops the slides; true while all of them fit, when there is nothing to move. */
function useSwiper(isPlaying: boolean) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  const [positions, setPositions] = useState(0);
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (isPlaying && !isLocked) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying, isLocked]);
  const events = {
    onSwiper: (instance: SwiperInstance) => {
      setSwiper(instance);
      setIsLocked(instance.isLocked);
      setPositions(countPositions(instance));
    },
    onSnapGridLengthChange: (instance: SwiperInstance) => setPositions(countPositions(instance)),
    onRealIndexChange: (instance: SwiperInstance) => setCurrent(instance.realIndex),
    onLock: () => setIsLocked(true),
    onUnlock: () => setIsLocked(false),
  };
  return { swiper, current, isLocked, positions, events };
}

/**
 * A carousel by the W3C pattern, over swiper. Swiper's own a11y module speaks one language and never
 * makes off-screen slides inert, so names, live region and inertness are ours.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView, adaptiveHeight = false, heading, controls } = props;
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);
  const pauses = usePauses(region);
  const { swiper, current, isLocked, positions, events } = useSwiper(pauses.isPlaying);
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
      data-playing={pauses.isPlaying && !isLocked}
    >
      {controls.place === 'above' && row}
      <Swiper
        {...swiperOptions({ perView, adaptiveHeight, count: slides.length })}
        modules={[Autoplay]}
        speed={pauses.canPlay ? 500 : 0}
        aria-live={pauses.isPlaying ? 'off' : 'polite'}
        {...events}
      >
        {slides.map(({ id, content }, index) => (
          <SwiperSlide
            key={id}
            // Slides side by side are as tall as the tallest of them.
            className={adaptiveHeight ? '' : 'h-auto!'}
            role="group"
            aria-roledescription={t('common.carousel.slide')}
            aria-label={t('common.carousel.position', { number: index + 1, total: slides.length })}
          >
            {({ isVisible }) => <CarouselSlide isVisible={isVisible}>{content}</CarouselSlide>}
          </SwiperSlide>
        ))}
      </Swiper>
      {controls.place === 'below' && row}
    </section>
  );
}
