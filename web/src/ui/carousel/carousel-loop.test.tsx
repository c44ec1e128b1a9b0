import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movingRow } from './testing/moving-row.ts';
import { showCarousel } from './testing/show-carousel.tsx';

const gap = 8;

/** The numbers of adjacent slides in an endless row, starting at `first`. */
const from = (first: number, length: number, count: number): number[] =>
  Array.from({ length }, (_, index) => ((((first - 1 + index) % count) + count) % count) + 1);

/** Shows a carousel, and returns helpers that check its slide changes. */
async function open(count: number, perView: number) {
  const { screen, region } = await showCarousel(count, perView, { gap });
  const { frame, row, paused, seen, emptySpace } = movingRow(region);
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await userEvent.hover(frame());

  /** The visible slides at the start, middle and end of a slide change. */
  const readSlideChange = async (): Promise<number[][]> => {
    await expect.poll(() => paused().length).toBeGreaterThan(0);
    const visibleSlides = [];
    for (const time of [0, 250, 499]) {
      for (const animation of paused()) animation.currentTime = time;
      visibleSlides.push(seen());
      expect(emptySpace(gap), 'pixels without a slide').toBe(0);
    }
    for (const animation of paused()) animation.finish();
    await expect.poll(() => row().getAnimations().length).toBe(0);
    return visibleSlides;
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
    frame,
    row,
    seen,
    emptySpace,
    click,
    press,
    readSlideChange,
    currentDot,
  };
}

/** Numbers of slides, and how many are in view. */
const layouts = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 2],
  [4, 3],
  [5, 3],
  [7, 3],
] as const;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

describe.each(layouts)('of %i slides, %i in view, a reader', (count, perView) => {
  it('moves by two slides after two quick presses', async () => {
    const { click, readSlideChange, seen } = await open(count, perView);
    click('Next slide');
    click('Next slide');
    await readSlideChange();
    expect(seen()).toEqual(from(3, perView, count));
  });

  it('loops endlessly in both directions, one slide at a time', async () => {
    const { press, seen, currentDot } = await open(count, perView);
    const steps = [
      ...Array.from({ length: count + 1 }, () => 'Next slide'),
      ...Array.from({ length: count + 2 }, () => 'Previous slide'),
    ];
    let first = 1;
    for (const step of steps) {
      const [atStart, inBetween] = await press(step);
      expect(atStart).toEqual(from(first, perView, count));
      const next = step === 'Next slide' ? first + 1 : first - 1;
      expect(inBetween).toEqual(from(Math.min(first, next), perView + 1, count));
      first = next;
      expect(seen()).toEqual(from(first, perView, count));
      await expect.poll(currentDot).toBe(`Go to slide ${from(first, 1, count)[0]}`);
    }
  });

  it('opens each slide by its dot', async () => {
    const { press, seen } = await open(count, perView);
    const ascending = from(2, count - 1, count);
    for (const target of [...ascending, 1, count, ...ascending.toReversed().slice(1), 1]) {
      await press(`Go to slide ${target}`);
      expect(seen()).toEqual(from(target, perView, count));
    }
  });

  it('drags the slides in both directions, several at a time', async () => {
    const { frame, row, seen, emptySpace, readSlideChange } = await open(count, perView);
    const send = (type: string, clientX: number, at: Element) =>
      at.dispatchEvent(
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
    for (const slides of [1, 1, perView, perView, -1, -1, -1, -perView, -perView, -perView, -1]) {
      const [pressed] = row().children;
      if (!pressed) throw new Error('no slide');
      send('pointerdown', 0, pressed);
      for (let part = 1; part <= 10; part += 1) {
        send('pointermove', -slides * step * 0.09 * part, pressed);
        expect(emptySpace(gap), 'pixels without a slide').toBe(0);
      }
      send('pointerup', -slides * step * 0.9, pressed);
      await readSlideChange();
      first += slides;
      expect(seen()).toEqual(from(first, perView, count));
    }
  });
});
