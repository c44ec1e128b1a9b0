import type { Swiper } from 'swiper';

/** Stops a slide change where it is. */
function stopHere(swiper: Swiper): void {
  const translate = swiper.getTranslate();
  swiper.setTransition(0);
  swiper.setTranslate(translate);
  // Swiper waits for this event, and sends it itself when a drag stops a slide change.
  swiper.wrapperEl.dispatchEvent(
    new CustomEvent('transitionend', { detail: { bySwiperTouchMove: true } }),
  );
}

/** The slide to come to rest at, so that the pressed one is in view: both by their place in the row. */
function findRest(swiper: Swiper, pressed: number): number {
  const { activeIndex, params } = swiper;
  const perView = Number(params.slidesPerView);
  if (pressed < 0) return activeIndex;
  return Math.max(Math.min(activeIndex, pressed), pressed - perView + 1);
}

/**
 * Holds moving slides still while one is pressed, so that the click reaches what was pressed, and
 * completes the slide change afterwards with the pressed slide in view. A drag is left to swiper.
 */
export function completeUnderPress(swiper: Swiper): void {
  const complete = (pressed: number) => {
    if (swiper.destroyed || swiper.animating || swiper.touchEventsData.isMoved) return;
    swiper.slideTo(findRest(swiper, pressed));
  };
  // Ahead of swiper's own listener, which is on the same element.
  swiper.el.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (swiper.destroyed || !swiper.animating || !(target instanceof Node)) return;
      const pressed = swiper.slides.findIndex((slide) => slide.contains(target));
      stopHere(swiper);
      const stop = new AbortController();
      const onRelease = () => {
        stop.abort();
        complete(pressed);
      };
      for (const type of ['pointerup', 'pointercancel']) {
        document.addEventListener(type, onRelease, { signal: stop.signal });
      }
    },
    { capture: true },
  );
}
