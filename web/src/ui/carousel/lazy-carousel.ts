import { lazy } from 'react';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';

const load = async () => {
  const { Carousel } = await importWithTexts(import('./carousel.tsx'), 'carousel');
  return { default: Carousel };
};

/** The carousel in its own chunk, because swiper is larger than a page's own code. */
export const LazyCarousel = lazy(load);

/** Loads the carousel's code early, on pages that will need it. */
export const prefetchCarousel = (): void => prefetch(load);
