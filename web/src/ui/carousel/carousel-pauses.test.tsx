import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Carousel } from './carousel.tsx';
import { movingRow } from './testing/moving-row.ts';
import { responsive, showCarousel, slides } from './testing/show-carousel.tsx';

const expectStopped = (region: Locator, expected: boolean) =>
  expect.element(region).toHaveAttribute('data-stopped', String(expected));

/** Presses the space key; returns whether the page's scrolling was prevented. */
const pressSpace = (at: Element, modifiers: KeyboardEventInit = {}): boolean =>
  !at.dispatchEvent(
    new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...modifiers }),
  );

const point = (type: string, at: Element) =>
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 9, pointerType: 'touch' }));

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
  window.scrollTo(0, 0);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a carousel that nobody touches', () => {
  it('starts a slide change every 3000 ms, although the one before is not over', async () => {
    const { region } = await showCarousel(3);
    await expectStopped(region, false);
    pressSpace(document.body);
    await expectStopped(region, true);
    const { paused } = movingRow(region);
    // `expect.poll` would advance this clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    pressSpace(document.body);
    // Up to the first slide change, and no further.
    while (paused().length === 0) {
      await new Promise(requestAnimationFrame);
      vi.advanceTimersToNextTimer();
    }
    for (let change = 2; change <= 5; change += 1) {
      const [before] = paused();
      vi.advanceTimersByTime(2999);
      expect(paused()[0]).toBe(before);
      vi.advanceTimersByTime(1);
      expect(paused()[0]).not.toBe(before);
    }
  });
});

describe('the space key', () => {
  it('stops the slides without scrolling the page, and resumes them, wherever the focus is', async () => {
    const { screen, region } = await showCarousel(3);
    await expectStopped(region, false);
    const link = screen.getByRole('link', { name: 'A link' }).element();
    expect(pressSpace(document.body)).toBe(true);
    await expectStopped(region, true);
    expect(pressSpace(link)).toBe(true);
    await expectStopped(region, false);
    expect(pressSpace(screen.getByText('Slide 1').element())).toBe(true);
    await expectStopped(region, true);
  });

  it('keeps its own action in a button, a field and a shortcut', async () => {
    const { screen, region } = await showCarousel(3);
    await expectStopped(region, false);
    expect(pressSpace(screen.getByRole('button', { name: 'Elsewhere' }).element())).toBe(false);
    expect(pressSpace(screen.getByRole('textbox', { name: 'A field' }).element())).toBe(false);
    expect(pressSpace(document.body, { shiftKey: true })).toBe(false);
    await expectStopped(region, false);
  });

  it('scrolls the page where no moving carousel is in view', async () => {
    const { screen, region } = await showCarousel(3);
    await expectStopped(region, false);
    window.scrollTo(0, 1000);
    expect(pressSpace(document.body)).toBe(false);
    await expectStopped(region, false);
    await screen.unmount();
    window.scrollTo(0, 0);
    // All of its slides are in view.
    await showCarousel(3, responsive);
    expect(pressSpace(document.body)).toBe(false);
  });

  it('stops all carousels in view, and only then resumes all', async () => {
    const more = (
      <Carousel
        label="Coaches"
        slides={slides(4)}
        perView={1}
        controls={{ place: 'above', className: '' }}
      />
    );
    const { screen, region } = await showCarousel(3, 1, { more });
    const coaches = screen.getByRole('region', { name: 'Coaches' });
    await coaches.getByRole('button', { name: 'Pause the slides' }).click();
    await expectStopped(coaches, true);
    pressSpace(document.body);
    await expectStopped(region, true);
    await expectStopped(coaches, true);
    pressSpace(document.body);
    await expectStopped(region, false);
    await expectStopped(coaches, false);
  });
});

describe('a finger', () => {
  it('stops the slides with its first touch, until they are resumed', async () => {
    const { screen, region } = await showCarousel(3);
    const pause = screen.getByRole('button', { name: 'Pause the slides' });
    await expect.element(pause).toBeVisible();
    point('pointerdown', screen.getByText('Slide 1').element());
    await expectStopped(region, true);
    const play = screen.getByRole('button', { name: 'Play the slides' }).element();
    point('pointerdown', play);
    if (play instanceof HTMLElement) {
      play.focus();
      play.click();
    }
    // Although the focus is still on the button.
    await expect.element(region).toHaveAttribute('data-playing', 'true');
  });

  it.each([
    ['leaves', 'Slide 1', 'pointerup', [1, 2]],
    ['comes', 'Slide 3', 'pointerup', [2, 3]],
    ['stays', 'Slide 2', 'pointercancel', [2, 3]],
  ])(
    'holds still a slide that %s, which is in view afterwards',
    async (_, text, release, after) => {
      const { screen, region } = await showCarousel(4, 2);
      const { frame, row, paused, seen } = movingRow(region);
      await userEvent.hover(frame());
      await screen.getByRole('button', { name: 'Next slide' }).click();
      for (const animation of paused()) animation.currentTime = 250;
      expect(seen()).toEqual([1, 2, 3]);
      const slide = [...row().querySelectorAll('p')].find(
        ({ textContent }) => textContent === text,
      );
      if (!slide) throw new Error('no slide');
      await expect.poll(() => slide.closest('[inert]')).toBeNull();
      const { left } = slide.getBoundingClientRect();
      point('pointerdown', slide);
      expect(row().getAnimations()).toEqual([]);
      expect(slide.getBoundingClientRect().left).toBeCloseTo(left, 0);
      point(release, slide);
      for (const animation of row().getAnimations()) animation.finish();
      expect(seen()).toEqual(after);
      // What has left is out of reach.
      const reachable = () =>
        [...region.element().querySelectorAll('[role=group] > div:not([inert])')].length;
      await expect.poll(reachable).toBe(2);
    },
  );
});
