import { lazy } from 'react';
import { prefetch } from '../../scheduling/next-task.ts';

/** Loaded after the page. It renders nothing before Firestore responds. */
const load = () => import('./carousels.ts');
prefetch(load);

export const BannerCarousel = lazy(async () => ({ default: (await load()).BannerCarousel }));
export const EventCarousel = lazy(async () => ({ default: (await load()).EventCarousel }));
