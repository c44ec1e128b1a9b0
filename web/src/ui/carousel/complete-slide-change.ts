import type { Swiper } from 'swiper';

/** Stops a slide change where it is. */
function stopHere(swiper: Swiper): void {
  const translate = swiper.getTranslate();
  swiper.setTransition(0);
  swiper.setTranslate(translate);
  // Swiper waits for this event. It sends the event itself when a drag stops a slide change.
  swiper.wrapperEl.dispatchEvent(
    new CustomEvent('transitionend', { detail: { bySwiperTouchMove: true } }),
  );
}

/** The index of the slide to stop at, so that the pressed one is in view. */
function findTargetIndex(swiper: Swiper, pressed: number): number {
  const { activeIndex, params } = swiper;
  const perView = Number(params.slidesPerView);
  if (pressed < 0) return activeIndex;
  return Math.max(Math.min(activeIndex, pressed), pressed - perView + 1);
}

/**
 * Stops moving slides during a press, so that the click reaches the pressed slide. It then
 * completes the slide change with that slide in view. Swiper handles drags.
 */
export function completeOnRelease(swiper: Swiper): void {
  const complete = (pressed: number) => {
    if (swiper.destroyed || swiper.animating || swiper.touchEventsData.isMoved) return;
    swiper.slideTo(findTargetIndex(swiper, pressed));
  };
  // Capture runs before swiper's own listener on the same element.
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
