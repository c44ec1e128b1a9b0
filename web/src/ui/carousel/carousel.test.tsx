import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLocale } from '../../i18n/load-texts.ts';
import { responsive, showCarousel } from './testing/show-carousel.tsx';

const isPlaying = async (
  region: Awaited<ReturnType<typeof showCarousel>>['region'],
  expected: boolean,
) => {
  await expect.element(region).toHaveAttribute('data-playing', String(expected));
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

describe('a reader of a carousel', () => {
  it('sees it play, and stop while the pointer is over it', async () => {
    const { screen, region } = await showCarousel(3);
    await isPlaying(region, true);
    await userEvent.hover(screen.getByText('Slide 1'));
    await isPlaying(region, false);
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await isPlaying(region, true);
  });

  it('stops it while focus is inside', async () => {
    const { screen, region } = await showCarousel(3);
    const next = screen.getByRole('button', { name: 'Next slide' });
    await expect.element(next).toBeVisible();
    next.element().focus();
    await isPlaying(region, false);
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await isPlaying(region, true);
  });

  it('stops and restarts it with its button', async () => {
    const { screen, region } = await showCarousel(3);
    await screen.getByRole('button', { name: 'Pause the slides' }).click();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await isPlaying(region, false);
    await screen.getByRole('button', { name: 'Play the slides' }).click();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await isPlaying(region, true);
  });

  it('stops it with the space key, which still presses a button that has focus', async () => {
    const { screen, region } = await showCarousel(3);
    await isPlaying(region, true);
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await isPlaying(region, false);
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await userEvent.keyboard(' ');
    await isPlaying(region, false);
  });

  it('hears what it is and where they are, in their language', async () => {
    const { screen, region } = await showCarousel(3);
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
    await expect.element(screen.getByRole('group', { name: '1 of 3' })).toBeInTheDocument();
    await changeLocale('fr');
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carrousel');
    await expect.element(screen.getByRole('group', { name: '1 sur 3' })).toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Diapositive suivante' }))
      .toBeVisible();
  });

  it('comes from the last slide back to the first', async () => {
    const { screen } = await showCarousel(2);
    const next = screen.getByRole('button', { name: 'Next slide' });
    const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` });
    await next.click();
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect.element(dot(1)).toHaveAttribute('aria-current', 'true');
  });

  it('finds no controls where every slide is in view', async () => {
    const { screen, region } = await showCarousel(3, responsive);
    await isPlaying(region, false);
    await expect
      .element(screen.getByRole('button', { name: 'Next slide' }))
      .not.toBeInTheDocument();
  });

  it.each([
    [360, 1],
    [900, 2],
    [1280, 3],
  ])('at %i pixels has %i slides side by side, and no other within reach', async (width, count) => {
    await page.viewport(width, 800);
    const { region } = await showCarousel(7, responsive);
    await expect
      .poll(() => region.element().querySelectorAll('[role=group] > div:not([inert])').length)
      .toBe(count);
  });

  it('of four slides, three in view, has one dot for each slide, and three in reach at each', async () => {
    const { screen, region } = await showCarousel(4, responsive);
    const dots = screen.getByRole('button', { name: /Go to slide/u });
    await expect.poll(() => dots.elements().length).toBe(4);
    const inReach = () =>
      [...region.element().querySelectorAll('[role=group] > div:not([inert])')].map(
        (slide) => slide.textContent,
      );
    await screen.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect.poll(inReach).toEqual(['Slide 2', 'Slide 3', 'Slide 4']);
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(inReach).toEqual(['Slide 3', 'Slide 4', 'Slide 1']);
    await expect
      .element(screen.getByRole('button', { name: 'Go to slide 3' }))
      .toHaveAttribute('aria-current', 'true');
    // At another width they stay where they are.
    await page.viewport(360, 800);
    await expect.poll(inReach).toEqual(['Slide 3']);
    await expect.poll(() => dots.elements().length).toBe(4);
  });

  it('hears the number of each slide in view once, and of no other', async () => {
    const { screen } = await showCarousel(4, responsive);
    const findLabels = () =>
      screen
        .getByRole('group', { name: / of 4$/u })
        .elements()
        .map((slide) => slide.getAttribute('aria-label'));
    await expect.poll(findLabels).toEqual(['1 of 4', '2 of 4', '3 of 4']);
    await screen.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(findLabels).toEqual(['4 of 4', '1 of 4', '2 of 4']);
  });
});
