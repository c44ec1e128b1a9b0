import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { changeLocale, loadSections } from '../../i18n/load-sections.ts';
import { Button } from '../button.tsx';
import { Carousel } from './carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: <p className="h-40">Slide {index + 1}</p>,
  }));

async function show(count: number, perView: Parameters<typeof Carousel>[0]['perView'] = 1) {
  if (!i18n.isInitialized) startI18n();
  await loadSections('common');
  await changeLocale('en');
  const element = (
    <>
      <Button>Elsewhere</Button>
      <Carousel
        label="Events"
        slides={slides(count)}
        perView={perView}
        controls={{ place: 'above', className: '' }}
      />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const screen = await render(<RouterProvider router={router} />);
  const region = screen.getByRole('region', { name: 'Events' });
  await expect.element(region).toBeInTheDocument();
  return { screen, region };
}

const isPlaying = async (region: Awaited<ReturnType<typeof show>>['region'], expected: boolean) => {
  await expect.element(region).toHaveAttribute('data-playing', String(expected));
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

describe('a reader of a carousel', () => {
  it('sees it play, and stop while the pointer is over it', async () => {
    const { screen, region } = await show(3);
    await isPlaying(region, true);
    await userEvent.hover(screen.getByText('Slide 1'));
    await isPlaying(region, false);
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await isPlaying(region, true);
  });

  it('stops it while focus is inside', async () => {
    const { screen, region } = await show(3);
    const next = screen.getByRole('button', { name: 'Next slide' });
    await expect.element(next).toBeVisible();
    next.element().focus();
    await isPlaying(region, false);
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await isPlaying(region, true);
  });

  it('stops and restarts it with its button', async () => {
    const { screen, region } = await show(3);
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
    const { screen, region } = await show(3);
    await isPlaying(region, true);
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await isPlaying(region, false);
    screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await userEvent.keyboard(' ');
    await isPlaying(region, false);
  });

  it('hears what it is and where they are, in their language', async () => {
    const { screen, region } = await show(3);
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
    const { screen } = await show(2);
    const next = screen.getByRole('button', { name: 'Next slide' });
    const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` });
    await next.click();
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect.element(dot(1)).toHaveAttribute('aria-current', 'true');
  });

  it('finds no controls where every slide is in view', async () => {
    const { screen, region } = await show(3, { upTo640: 1, upTo1024: 2, wider: 3 });
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
    const { region } = await show(7, { upTo640: 1, upTo1024: 2, wider: 3 });
    await expect
      .poll(() => region.element().querySelectorAll('[role=group] > div:not([inert])').length)
      .toBe(count);
  });

  it('of four slides, three in view, has one dot for each place to stop at', async () => {
    const { screen, region } = await show(4, { upTo640: 1, upTo1024: 2, wider: 3 });
    const dots = screen.getByRole('button', { name: /Go to slide/u });
    await expect.poll(() => dots.elements().length).toBe(2);
    await screen.getByRole('button', { name: 'Go to slide 2' }).click();
    const inReach = () =>
      [...region.element().querySelectorAll('[role=group] > div:not([inert])')].map(
        (slide) => slide.textContent,
      );
    await expect.poll(inReach).toEqual(['Slide 2', 'Slide 3', 'Slide 4']);
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(inReach).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
    await page.viewport(360, 800);
    await expect.poll(() => dots.elements().length).toBe(4);
  });
});
