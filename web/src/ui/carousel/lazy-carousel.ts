import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';

const load = async () => {
  const [module] = await Promise.all([import('./carousel.tsx'), loadTexts('carousel')]);
  return { default: module.Carousel };
};

/** The carousel as a chunk of its own: swiper weighs more than a page. */
export const LazyCarousel = lazy(load);

/** Asks for its code ahead, where a page is sure to need it. */
export const prefetchCarousel = (): void => prefetch(load);
