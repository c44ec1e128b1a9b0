import { lazy } from 'react';

const load = async () => ({ default: (await import('./carousel.tsx')).Carousel });

/** The carousel as a chunk of its own: swiper weighs more than a page. Asked for at once. */
export const LazyCarousel = lazy(load);
load().catch(() => undefined);
