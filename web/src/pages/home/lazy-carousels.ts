import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';

/** Loaded after the page. It renders nothing before Firestore responds. */
const load = () => import('./carousels.ts');
const loadCarouselTexts = () => loadTexts('carousel');
prefetch(load);
prefetch(loadCarouselTexts);

export const BannerCarousel = lazy(async () => {
  await Promise.all([load(), loadCarouselTexts()]);
  return { default: (await load()).BannerCarousel };
});
export const EventCarousel = lazy(async () => {
  await Promise.all([load(), loadCarouselTexts()]);
  return { default: (await load()).EventCarousel };
});
