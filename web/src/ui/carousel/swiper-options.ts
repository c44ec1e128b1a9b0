import type { SwiperOptions } from 'swiper/types';

interface Layout {
  /** The number of slides, without copies. */
  readonly count: number;
  /** The number of slides in view. */
  readonly perView: number;
}

/** Whether some slides are out of view. */
export const canSlide = ({ count, perView }: Layout): boolean => count > perView;

/**
 * Returns the number of elements for each slide: one, or two if there are few slides. Swiper's loop
 * moves slides from one end to the other, and needs spare slides on both sides of the view
 * (swiper#7586).
 */
export const countSlideSets = ({ count, perView }: Layout): number =>
  canSlide({ count, perView }) && count <= 2 * perView ? 2 : 1;

interface SwiperLayout extends Layout {
  /** Between two slides, in pixels. */
  readonly gap: number;
  readonly adaptiveHeight: boolean;
}

/** Returns the swiper options. The specification (section 9) defines their values. */
export function makeSwiperOptions({ count, perView, gap, adaptiveHeight }: SwiperLayout) {
  return {
    autoplay: {
      // `useSwiper` starts it when nothing pauses the slides.
      enabled: false,
      // From one slide change to the next, including the animation.
      delay: 3000,
      waitForTransition: false,
      disableOnInteraction: false,
    },
    longSwipesRatio: 0.5,
    loop: canSlide({ count, perView }),
    // Accepts an arrow's click during a slide change.
    loopPreventsSliding: false,
    slidesPerView: perView,
    spaceBetween: gap,
    autoHeight: adaptiveHeight,
    // Marks the visible slides.
    watchSlidesProgress: true,
  } satisfies SwiperOptions;
}
