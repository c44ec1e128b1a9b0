import type { Locator } from 'vitest/browser';

const readNumber = (slide: Element): number => Number.parseInt(slide.ariaLabel ?? '', 10);

/** Makes functions that inspect a carousel's slides during a slide change. */
export function makeSlideInspector(region: Locator) {
  const find = (selector: string): Element => {
    const element = region.element().querySelector(selector);
    if (!element) throw new Error(`The carousel has no ${selector}.`);
    return element;
  };
  const frame = () => find('.swiper');
  const wrapper = () => find('.swiper-wrapper');

  /** Pauses and returns the animations of the slide change. The test sets their time. */
  const pauseAnimations = (): Animation[] => {
    const animations = wrapper().getAnimations();
    for (const animation of animations) animation.pause();
    return animations;
  };

  /** The numbers of the visible slides, from left to right. */
  const readVisibleNumbers = (): number[] => {
    const { left, right } = frame().getBoundingClientRect();
    return [...wrapper().children]
      .map((slide) => ({ number: readNumber(slide), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  };

  /** Measures the space without a slide at the frame's ends, in pixels. A gap does not count. */
  const measureEmptySpace = (gap: number): number => {
    const { left, right } = frame().getBoundingClientRect();
    const boxes = [...wrapper().children].map((slide) => slide.getBoundingClientRect());
    const first = Math.min(...boxes.map((box) => box.left));
    const last = Math.max(...boxes.map((box) => box.right));
    return Math.max(0, first - left - gap, right - last - gap);
  };

  return { frame, wrapper, pauseAnimations, readVisibleNumbers, measureEmptySpace };
}
