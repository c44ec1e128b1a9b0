import { lazy } from 'react';
import { prefetch } from '../../tasks/next-task.ts';

/** Comes behind the page with what Firestore answers: nothing of it is drawn before. */
const load = () => import('./carousels.ts');
prefetch(load);

export const BannerCarousel = lazy(async () => ({ default: (await load()).BannerCarousel }));
export const EventCarousel = lazy(async () => ({ default: (await load()).EventCarousel }));
