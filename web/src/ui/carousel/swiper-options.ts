import type { SwiperOptions } from 'swiper/types';

interface Layout {
  /** How many slides there are, copies left out. */
  readonly count: number;
  /** How many are side by side. */
  readonly perView: number;
}

/** Whether there is anything to slide to: false while all slides are in view. */
export const canSlide = ({ count, perView }: Layout): boolean => count > perView;

/**
 * How often each slide is rendered: once or twice. Swiper's loop moves slides from one end of the row
 * to the other, so it needs more of them than are in view on both sides (swiper#7586).
 */
export const copiesOf = ({ count, perView }: Layout): number =>
  canSlide({ count, perView }) && count <= 2 * perView ? 2 : 1;

interface SwiperLayout extends Layout {
  /** Between two slides, in pixels. */
  readonly gap: number;
  readonly adaptiveHeight: boolean;
}

/** The figures of the specification (section 9) as options of swiper. */
export function swiperOptions({ count, perView, gap, adaptiveHeight }: SwiperLayout) {
  return {
    autoplay: {
      // Started by us, when nothing pauses the slides.
      enabled: false,
      // From the start of one slide change to the start of the next: the animation is part of it.
      delay: 3000,
      waitForTransition: false,
      disableOnInteraction: false,
    },
    longSwipesRatio: 0.5,
    loop: canSlide({ count, perView }),
    // A press on an arrow counts while the slides still move.
    loopPreventsSliding: false,
    slidesPerView: perView,
    spaceBetween: gap,
    autoHeight: adaptiveHeight,
    // Tells each slide whether it is on screen.
    watchSlidesProgress: true,
  } satisfies SwiperOptions;
}
