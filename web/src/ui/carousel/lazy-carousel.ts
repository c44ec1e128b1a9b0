import { lazy } from 'react';
import { prefetch } from '../../scheduling/next-task.ts';

const load = async () => ({ default: (await import('./carousel.tsx')).Carousel });

/** The carousel as a chunk of its own: swiper weighs more than a page. */
export const LazyCarousel = lazy(load);

/** Asks for its code ahead, where a page is sure to need it. */
export const prefetchCarousel = (): void => prefetch(load);
