import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { makeSlideInspector } from './testing/make-slide-inspector.ts';
import { showCarousel } from './testing/show-carousel.tsx';

const gap = 8;

/** The numbers of `length` adjacent slides, from `first` on, in a loop of `count` slides. */
const listSlideNumbers = (first: number, length: number, count: number): number[] =>
  Array.from({ length }, (_, index) => ((((first - 1 + index) % count) + count) % count) + 1);

/** Shows a carousel, and returns helpers that check its slide changes. */
async function openCarousel(count: number, perView: number) {
  const { screen, region } = await showCarousel(count, perView, { gap });
  const { frame, wrapper, pauseAnimations, readVisibleNumbers, measureEmptySpace } =
    makeSlideInspector(region);
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await userEvent.hover(frame());

  /** Reads the visible slides at the start, middle and end of a slide change, then finishes it. */
  const readSlideChange = async (): Promise<number[][]> => {
    await expect.poll(() => pauseAnimations().length).toBeGreaterThan(0);
    const samples = [];
    for (const time of [0, 250, 499]) {
      for (const animation of pauseAnimations()) animation.currentTime = time;
      samples.push(readVisibleNumbers());
      expect(measureEmptySpace(gap), 'pixels without a slide').toBe(0);
    }
    for (const animation of pauseAnimations()) animation.finish();
    await expect.poll(() => wrapper().getAnimations().length).toBe(0);
    return samples;
  };
  const click = (name: string) => {
    const button = screen.getByRole('button', { name, exact: true }).element();
    if (button instanceof HTMLElement) button.click();
  };
  const press = async (name: string) => {
    click(name);
    return readSlideChange();
  };
  const currentDot = () =>
    region.element().querySelector('[aria-current]')?.getAttribute('aria-label');
  return {
    region,
    frame,
    wrapper,
    readVisibleNumbers,
    measureEmptySpace,
    click,
    press,
    readSlideChange,
    currentDot,
  };
}

const setReducedMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** The number of slides, and how many are in view. */
const layouts = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
] as const;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

afterEach(() => setReducedMotion('no-preference'));

describe.each(layouts)('a visitor of a carousel with %i slides, %i in view', (count, perView) => {
  it('moves by two slides with two quick presses', async () => {
    const { click, readSlideChange, readVisibleNumbers } = await openCarousel(count, perView);
    click('Next slide');
    click('Next slide');
    await readSlideChange();
    expect(readVisibleNumbers()).toEqual(listSlideNumbers(3, perView, count));
  });

  it('moves endlessly in both directions, one slide at a time', async () => {
    const { press, readVisibleNumbers, currentDot } = await openCarousel(count, perView);
    const steps = [
      ...Array.from({ length: count + 1 }, () => 'Next slide'),
      ...Array.from({ length: count + 2 }, () => 'Previous slide'),
    ];
    let first = 1;
    for (const step of steps) {
      const [atStart, duringChange] = await press(step);
      expect(atStart).toEqual(listSlideNumbers(first, perView, count));
      const next = step === 'Next slide' ? first + 1 : first - 1;
      expect(duringChange).toEqual(listSlideNumbers(Math.min(first, next), perView + 1, count));
      first = next;
      expect(readVisibleNumbers()).toEqual(listSlideNumbers(first, perView, count));
      await expect.poll(currentDot).toBe(`Go to slide ${listSlideNumbers(first, 1, count)[0]}`);
    }
  });

  it('sees the same slides, in the same order, after a change to reduced motion', async () => {
    const { region, press, click, readVisibleNumbers, currentDot } = await openCarousel(
      count,
      perView,
    );
    // Swiper moves the last slides to the start.
    await press('Previous slide');
    await press('Previous slide');
    const first = ((count - 2) % count) + 1;
    const pause = region.getByRole('button', { name: 'Pause the slides' });
    await expect.element(pause).toBeInTheDocument();
    await setReducedMotion('reduce');
    await expect.element(pause).not.toBeInTheDocument();
    await expect.poll(readVisibleNumbers).toEqual(listSlideNumbers(first, perView, count));
    expect(currentDot()).toBe(`Go to slide ${first}`);
    for (const target of listSlideNumbers(first, count + 1, count)) {
      const openSlide = () => {
        click(`Go to slide ${target}`);
        return readVisibleNumbers();
      };
      await expect.poll(openSlide).toEqual(listSlideNumbers(target, perView, count));
    }
  });

  it('opens each slide by its dot', async () => {
    const { press, readVisibleNumbers } = await openCarousel(count, perView);
    const ascending = listSlideNumbers(2, count - 1, count);
    for (const target of [...ascending, 1, count, ...ascending.toReversed().slice(1), 1]) {
      await press(`Go to slide ${target}`);
      expect(readVisibleNumbers()).toEqual(listSlideNumbers(target, perView, count));
    }
  });

  it('drags the slides in both directions, by one slide and by all slides in view', async () => {
    const { frame, wrapper, readVisibleNumbers, measureEmptySpace, readSlideChange } =
      await openCarousel(count, perView);
    const dispatchPointer = (type: string, clientX: number, target: Element) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX,
          clientY: 100,
        }),
      );
    let first = 1;
    const step = (frame().getBoundingClientRect().width + gap) / perView;
    for (const offset of [1, 1, perView, perView, -1, -1, -1, -perView, -perView, -perView, -1]) {
      const [pressedSlide] = wrapper().children;
      if (!pressedSlide) throw new Error('no slide');
      dispatchPointer('pointerdown', 0, pressedSlide);
      for (let moveCount = 1; moveCount <= 10; moveCount += 1) {
        dispatchPointer('pointermove', -offset * step * 0.09 * moveCount, pressedSlide);
        expect(measureEmptySpace(gap), 'pixels without a slide').toBe(0);
      }
      dispatchPointer('pointerup', -offset * step * 0.9, pressedSlide);
      await readSlideChange();
      first += offset;
      expect(readVisibleNumbers()).toEqual(listSlideNumbers(first, perView, count));
    }
  });
});
