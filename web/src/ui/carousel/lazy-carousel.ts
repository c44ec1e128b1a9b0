import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';

const load = async () => {
  const [module] = await Promise.all([import('./carousel.tsx'), loadTexts('carousel')]);
  return { default: module.Carousel };
};

/** The carousel in its own chunk: swiper is larger than a page. */
export const LazyCarousel = lazy(load);

/** Loads the carousel's code early, on pages that will need it. */
export const prefetchCarousel = (): void => prefetch(load);
