import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';

/** Loaded after the page, since it renders nothing before Firestore has responded. */
const load = async () => {
  const [module] = await Promise.all([import('./carousels.ts'), loadTexts('carousel')]);
  return module;
};
prefetch(load);

export const BannerCarousel = lazy(async () => ({ default: (await load()).BannerCarousel }));
export const EventCarousel = lazy(async () => ({ default: (await load()).EventCarousel }));
