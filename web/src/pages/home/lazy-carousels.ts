import { lazy } from 'react';
import { prefetch } from '../../scheduling/next-task.ts';

/** Loaded after the page, because the carousels render nothing before Firestore responds. */
const loadCarousels = () => import('./carousels.ts');
prefetch(loadCarousels);

export const BannerCarousel = lazy(async () => ({
  default: (await loadCarousels()).BannerCarousel,
}));
export const EventCarousel = lazy(async () => ({ default: (await loadCarousels()).EventCarousel }));
