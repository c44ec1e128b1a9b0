import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Carousel } from './carousel.tsx';
import { makeSlideInspector } from './testing/make-slide-inspector.ts';
import { specifiedPerView, showCarousel, makeSlides } from './testing/show-carousel.tsx';

const expectStopped = (region: Locator, expected: boolean) =>
  expect.element(region).toHaveAttribute('data-stopped', String(expected));

/** Presses the space key; returns whether the page's scrolling was prevented. */
const pressSpace = (target: Element, modifiers: KeyboardEventInit = {}): boolean =>
  !target.dispatchEvent(
    new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...modifiers }),
  );

const dispatchPointer = (type: string, target: Element) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 9, pointerType: 'touch' }),
  );

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
  window.scrollTo(0, 0);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a carousel without interaction', () => {
  it('starts a slide change every 3000 ms, even during the previous one', async () => {
    const { region } = await showCarousel(3);
    await expectStopped(region, false);
    pressSpace(document.body);
    await expectStopped(region, true);
    const { pauseAnimations } = makeSlideInspector(region);
    // `expect.poll` would advance this clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    pressSpace(document.body);
    // Advances to the first slide change.
    while (pauseAnimations().length === 0) {
      await new Promise(requestAnimationFrame);
      vi.advanceTimersToNextTimer();
    }
    for (let change = 2; change <= 5; change += 1) {
      const [before] = pauseAnimations();
      vi.advanceTimersByTime(2999);
      expect(pauseAnimations()[0]).toBe(before);
      vi.advanceTimersByTime(1);
      expect(pauseAnimations()[0]).not.toBe(before);
    }
  });
});

describe('the space key', () => {
  it('stops and resumes the slides without scrolling the page, wherever the focus is', async () => {
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

  it('has its usual effect in a button, a field and a shortcut', async () => {
    const { screen, region } = await showCarousel(3);
    await expectStopped(region, false);
    expect(pressSpace(screen.getByRole('button', { name: 'Elsewhere' }).element())).toBe(false);
    expect(pressSpace(screen.getByRole('textbox', { name: 'A field' }).element())).toBe(false);
    expect(pressSpace(document.body, { shiftKey: true })).toBe(false);
    await expectStopped(region, false);
  });

  it('scrolls the page if no carousel in view can play', async () => {
    const { screen, region } = await showCarousel(3);
    await expectStopped(region, false);
    window.scrollTo(0, 1000);
    expect(pressSpace(document.body)).toBe(false);
    await expectStopped(region, false);
    await screen.unmount();
    window.scrollTo(0, 0);
    // All of its slides are in view.
    await showCarousel(3, specifiedPerView);
    expect(pressSpace(document.body)).toBe(false);
  });

  it('stops all carousels in view if one is moving, and otherwise resumes all', async () => {
    const secondCarousel = (
      <Carousel
        label="Coaches"
        slides={makeSlides(4)}
        perView={1}
        controls={{ position: 'above', className: '' }}
      />
    );
    const { screen, region } = await showCarousel(3, 1, { extraContent: secondCarousel });
    const coaches = screen.getByRole('region', { name: 'Coaches' });
    await coaches.getByRole('button', { name: 'Pause the slides' }).click();
    await expectStopped(coaches, true);
    // Unlike a dispatched event, a real key press lets React render between two listeners.
    await userEvent.click(document.body);
    await userEvent.keyboard(' ');
    await expectStopped(region, true);
    await expectStopped(coaches, true);
    await userEvent.keyboard(' ');
    await expectStopped(region, false);
    await expectStopped(coaches, false);
  });
});

describe('a touch', () => {
  it('stops the slides until they are resumed', async () => {
    const { screen, region } = await showCarousel(3);
    const pause = screen.getByRole('button', { name: 'Pause the slides' });
    await expect.element(pause).toBeVisible();
    dispatchPointer('pointerdown', screen.getByText('Slide 1').element());
    await expectStopped(region, true);
    const play = screen.getByRole('button', { name: 'Play the slides' }).element();
    dispatchPointer('pointerdown', play);
    if (play instanceof HTMLElement) {
      play.focus();
      play.click();
    }
    // The carousel plays although its play button has the focus.
    await expect.element(region).toHaveAttribute('data-playing', 'true');
  });

  it.each([
    ['is leaving', 'Slide 1', 'pointerup', [1, 2]],
    ['is entering', 'Slide 3', 'pointerup', [2, 3]],
    ['stays in view', 'Slide 2', 'pointercancel', [2, 3]],
  ])(
    'on a slide that %s pauses the slide change; after its release, that slide is in view',
    async (_, text, release, expectedNumbers) => {
      const { screen, region } = await showCarousel(4, 2);
      const { frame, wrapper, pauseAnimations, readVisibleNumbers } = makeSlideInspector(region);
      await userEvent.hover(frame());
      await screen.getByRole('button', { name: 'Next slide' }).click();
      for (const animation of pauseAnimations()) animation.currentTime = 250;
      expect(readVisibleNumbers()).toEqual([1, 2, 3]);
      const slide = [...wrapper().querySelectorAll('p')].find(
        ({ textContent }) => textContent === text,
      );
      if (!slide) throw new Error('no slide');
      await expect.poll(() => slide.closest('[inert]')).toBeNull();
      const { left } = slide.getBoundingClientRect();
      dispatchPointer('pointerdown', slide);
      expect(wrapper().getAnimations()).toEqual([]);
      expect(slide.getBoundingClientRect().left).toBeCloseTo(left, 0);
      dispatchPointer(release, slide);
      for (const animation of wrapper().getAnimations()) animation.finish();
      expect(readVisibleNumbers()).toEqual(expectedNumbers);
      // Slides out of view are inert.
      const countReachable = () =>
        [...region.element().querySelectorAll('[role=group] > div:not([inert])')].length;
      await expect.poll(countReachable).toBe(2);
    },
  );
});
