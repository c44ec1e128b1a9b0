import type { Swiper } from 'swiper';

/** Stops a slide change at its current position. */
function stopSlideChange(swiper: Swiper): void {
  const translate = swiper.getTranslate();
  swiper.setTransition(0);
  swiper.setTranslate(translate);
  // Swiper waits for this event. It sends the event itself when a drag stops a slide change.
  swiper.wrapperEl.dispatchEvent(
    new CustomEvent('transitionend', { detail: { bySwiperTouchMove: true } }),
  );
}

/** Finds the index of the slide to move to, so that the slide at `pressedIndex` is in view. */
function findTargetSlide(swiper: Swiper, pressedIndex: number): number {
  const { activeIndex, params } = swiper;
  const perView = Number(params.slidesPerView);
  if (pressedIndex < 0) return activeIndex;
  return Math.max(Math.min(activeIndex, pressedIndex), pressedIndex - perView + 1);
}

/**
 * Pauses slide changes while a slide is pressed, so that the click reaches the pressed element.
 * Completes them afterwards, with the pressed slide in view. Swiper itself handles a drag.
 */
export function pauseSlideChangesOnPress(swiper: Swiper): void {
  const complete = (pressedIndex: number) => {
    if (swiper.destroyed || swiper.animating || swiper.touchEventsData.isMoved) return;
    swiper.slideTo(findTargetSlide(swiper, pressedIndex));
  };
  // `capture` makes this run before swiper's own listener on the same element.
  swiper.el.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (swiper.destroyed || !swiper.animating || !(target instanceof Node)) return;
      const pressedIndex = swiper.slides.findIndex((slide) => slide.contains(target));
      stopSlideChange(swiper);
      const controller = new AbortController();
      const onRelease = () => {
        controller.abort();
        complete(pressedIndex);
      };
      for (const type of ['pointerup', 'pointercancel']) {
        document.addEventListener(type, onRelease, { signal: controller.signal });
      }
    },
    { capture: true },
  );
}
