import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type SlidesPerView, useSlidesPerView } from './slides-per-view.ts';
import { canSlide, countSlideSets, makeSwiperOptions } from './swiper-options.ts';
import { usePlayState } from './use-play-state.ts';
import { useSwiper } from './use-swiper.ts';

interface CarouselSlideProps {
  /** The index among the rendered slides, copies included. */
  readonly index: number;
  /** The slide's number, from 1. A copy has the number of its original. */
  readonly number: number;
  readonly total: number;
  /** Whether the Tab key and screen readers reach its content. */
  readonly isFocusable: boolean;
  readonly children: ReactNode;
}

/**
 * One slide, or its copy. Off-screen slides are inert and hidden. The Tab key and screen readers
 * skip them, so each number is announced once.
 */
function CarouselSlide(props: CarouselSlideProps) {
  const { index, number, total, isFocusable, children } = props;
  const { t } = useTexts();
  return (
    <div
      data-index={index}
      // Copies are not printed.
      data-copy={index >= total || undefined}
      role="group"
      aria-roledescription={t('carousel:slide')}
      aria-label={t('carousel:position', { number, total })}
      aria-hidden={!isFocusable}
      className="swiper-slide relative w-full shrink-0"
    >
      <div inert={!isFocusable} className="h-full">
        {children}
      </div>
    </div>
  );
}

interface CarouselProps {
  /** The content's name, for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly perView: SlidesPerView;
  /** Between two slides, in pixels. */
  readonly gap?: number;
  /** Whether the height follows the slides in view. Otherwise the tallest slide decides it. */
  readonly adaptiveHeight?: boolean;
  /** Shown beside the controls. */
  readonly heading?: ReactNode;
  /** The position and style of the heading and controls. */
  readonly controls: { readonly position: 'above' | 'below'; readonly className: string };
}

/**
 * A carousel by the W3C pattern, built on swiper (specification, section 9). It replaces swiper's
 * a11y module, which has one language and never makes off-screen slides inert. If there are few
 * slides, each is rendered twice, for an endless loop.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, gap = 0, adaptiveHeight = false, heading, controls } = props;
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const perView = useSlidesPerView(props.perView);
  const layout = { count: slides.length, perView };
  const hasHiddenSlides = canSlide(layout);
  const playState = usePlayState(region, hasHiddenSlides);
  const showsOneSlide = props.perView === 1;
  const slidesKey = [perView, ...slides.map(({ id }) => id)].join(' ');
  const options = makeSwiperOptions({ ...layout, gap, adaptiveHeight });
  const { swiper, current, focusableSlides } = useSwiper({
    frame,
    slidesKey,
    options,
    count: slides.length,
    showsOneSlide,
    playState,
  });
  const controlRow = (
    <div className={controls.className}>
      {heading}
      {hasHiddenSlides && (
        <CarouselControls
          swiper={swiper}
          count={slides.length}
          current={current}
          playState={playState}
        />
      )}
    </div>
  );
  const renderedSlides = Array.from({ length: countSlideSets(layout) }, () => slides).flat();
  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription={t('carousel:role')}
      data-playing={playState.isPlaying}
      data-stopped={playState.canPlay ? playState.isStopped : undefined}
    >
      {controls.position === 'above' && controlRow}
      {/* A new element when the slides change, because swiper reorders the slides in the DOM. */}
      <div
        key={slidesKey}
        ref={frame}
        aria-live={playState.isPlaying ? 'off' : 'polite'}
        className={`swiper relative z-1 touch-pan-y overflow-hidden ${showsOneSlide ? 'height-of-first-slide' : ''}`}
      >
        <div
          className={`swiper-wrapper relative z-1 flex duration-0 ease-[ease] ${adaptiveHeight ? 'items-start transition-[transform,height]' : 'transition-transform'}`}
        >
          {renderedSlides.map(({ id, content }, index) => (
            <CarouselSlide
              key={`${id} ${index}`}
              index={index}
              number={(index % slides.length) + 1}
              total={slides.length}
              isFocusable={focusableSlides.has(index)}
            >
              {content}
            </CarouselSlide>
          ))}
        </div>
      </div>
      {controls.position === 'below' && controlRow}
    </section>
  );
}
