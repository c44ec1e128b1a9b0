import type { Locator } from 'vitest/browser';

const numberOf = (slide: Element): number => Number.parseInt(slide.ariaLabel ?? '', 10);

/** The row of a carousel, and how it looks while its slides move. */
export function movingRow(region: Locator) {
  const frame = () => region.element().querySelector('.swiper') ?? region.element();
  const row = () => frame().firstElementChild ?? frame();

  /** The slide change that is on, paused: its time is set by the test. */
  const findPausedAnimations = (): Animation[] => {
    const animations = row().getAnimations();
    for (const animation of animations) animation.pause();
    return animations;
  };

  /** The numbers of the slides one sees at this moment, from left to right. */
  const seen = (): number[] => {
    const { left, right } = frame().getBoundingClientRect();
    return [...row().children]
      .map((slide) => ({ number: numberOf(slide), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  };

  /** How many pixels at either end of the frame are without a slide, beyond the gap between two. */
  const emptySpace = (gap: number): number => {
    const { left, right } = frame().getBoundingClientRect();
    const boxes = [...row().children].map((slide) => slide.getBoundingClientRect());
    const first = Math.min(...boxes.map((box) => box.left));
    const last = Math.max(...boxes.map((box) => box.right));
    return Math.max(0, first - left - gap, right - last - gap);
  };

  return { frame, row, paused: findPausedAnimations, seen, emptySpace };
}
