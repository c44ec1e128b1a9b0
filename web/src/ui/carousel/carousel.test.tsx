import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLocale } from '../../i18n/load-texts.ts';
import { specifiedPerView, showCarousel } from './testing/show-carousel.tsx';

const expectPlaying = async (
  region: Awaited<ReturnType<typeof showCarousel>>['region'],
  expected: boolean,
) => {
  await expect.element(region).toHaveAttribute('data-playing', String(expected));
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

describe('a visitor of a carousel', () => {
  it('sees it play, and pause while the pointer is over it', async () => {
    const { screen, region } = await showCarousel(3);
    await expectPlaying(region, true);
    await userEvent.hover(screen.getByText('Slide 1'));
    await expectPlaying(region, false);
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await expectPlaying(region, true);
  });

  it('pauses it while the focus is inside', async () => {
    const { screen, region } = await showCarousel(3);
    const next = screen.getByRole('button', { name: 'Next slide' });
    await expect.element(next).toBeVisible();
    next.element().focus();
    await expectPlaying(region, false);
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await expectPlaying(region, true);
  });

  it('stops and restarts it with its button', async () => {
    const { screen, region } = await showCarousel(3);
    await screen.getByRole('button', { name: 'Pause the slides' }).click();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await expectPlaying(region, false);
    await screen.getByRole('button', { name: 'Play the slides' }).click();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await expectPlaying(region, true);
  });

  it('hears the role of the carousel and the position of each slide in the language of the page', async () => {
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

  it('finds no controls if every slide is in view', async () => {
    const { screen, region } = await showCarousel(3, specifiedPerView);
    await expectPlaying(region, false);
    await expect
      .element(screen.getByRole('button', { name: 'Next slide' }))
      .not.toBeInTheDocument();
  });

  it('has one dot for each of four slides, and can reach the three in view', async () => {
    const { screen, region } = await showCarousel(4, specifiedPerView);
    const dots = screen.getByRole('button', { name: /Go to slide/u });
    await expect.poll(() => dots.elements().length).toBe(4);
    const listReachableTexts = () =>
      [...region.element().querySelectorAll('[role=group] > div:not([inert])')].map(
        (slide) => slide.textContent,
      );
    await screen.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect.poll(listReachableTexts).toEqual(['Slide 2', 'Slide 3', 'Slide 4']);
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(listReachableTexts).toEqual(['Slide 3', 'Slide 4', 'Slide 1']);
    await expect
      .element(screen.getByRole('button', { name: 'Go to slide 3' }))
      .toHaveAttribute('aria-current', 'true');
    // After a change of width the same slide is current.
    await page.viewport(360, 800);
    await expect.poll(listReachableTexts).toEqual(['Slide 3']);
    await expect.poll(() => dots.elements().length).toBe(4);
  });

  it('hears the number of each slide in view once, and no other number', async () => {
    const { screen } = await showCarousel(4, specifiedPerView);
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
