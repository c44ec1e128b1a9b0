import type { SwiperOptions } from 'swiper/types';

/** Slides side by side: one figure, or one for each width the specification names (section 9). */
export type SlidesPerView =
  number | { readonly upTo640: number; readonly upTo1024: number; readonly wider: number };

interface Wanted {
  readonly perView: SlidesPerView;
  readonly adaptiveHeight: boolean;
  readonly count: number;
}

/** The most slides that are ever side by side. */
const widest = (perView: SlidesPerView): number =>
  typeof perView === 'number' ? perView : Math.max(...Object.values(perView));

/**
 * The figures of the specification (section 9), in swiper's words. Its loop misbehaves with few
 * slides (swiper#7586): then the last slide rewinds to the first.
 */
export function swiperOptions({ perView, adaptiveHeight, count }: Wanted): SwiperOptions {
  const isLoop = count > 2 * widest(perView);
  return {
    // Started apart, when nothing makes the slides stand still.
    autoplay: { enabled: false, delay: 3000, disableOnInteraction: false },
    longSwipesRatio: 0.5,
    loop: isLoop,
    rewind: !isLoop,
    autoHeight: adaptiveHeight,
    // Tells each slide whether it is on screen.
    watchSlidesProgress: true,
    ...(typeof perView === 'number'
      ? { slidesPerView: perView }
      : {
          slidesPerView: perView.upTo640,
          spaceBetween: 24,
          breakpoints: {
            641: { slidesPerView: perView.upTo1024 },
            1025: { slidesPerView: perView.wider },
          },
        }),
  };
}
