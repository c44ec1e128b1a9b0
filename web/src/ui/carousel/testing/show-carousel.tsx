import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { changeLocale, loadTexts } from '../../../i18n/load-texts.ts';
import { Button } from '../../button.tsx';
import { Carousel } from '../carousel.tsx';
import type { SlidesPerView } from '../slides-per-view.ts';

/** Slides that show their number. */
export const makeSlides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: <p className="h-40">Slide {index + 1}</p>,
  }));

/** Renders a carousel in English, with a button, a link, a field, and room to scroll. */
export async function showCarousel(
  count: number,
  perView: SlidesPerView = 1,
  { gap = 0, extraContent }: { gap?: number; extraContent?: ReactNode } = {},
) {
  if (!i18n.isInitialized) startI18n();
  await loadTexts('common', 'carousel');
  await changeLocale('en');
  const element = (
    <>
      <Button>Elsewhere</Button>
      <Carousel
        label="Events"
        slides={makeSlides(count)}
        perView={perView}
        gap={gap}
        controls={{ position: 'above', className: '' }}
      />
      <a href="#there">A link</a>
      <input aria-label="A field" />
      {extraContent}
      <div className="h-[300vh]" />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const screen = await render(<RouterProvider router={router} />);
  const region = screen.getByRole('region', { name: 'Events' });
  await expect.element(region).toBeInTheDocument();
  return { screen, region };
}

/** The perView of the specification, section 9. */
export const specifiedPerView: SlidesPerView = { upTo640: 1, upTo1024: 2, wider: 3 };
