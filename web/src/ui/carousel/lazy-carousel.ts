import { lazy } from 'react';

const load = async () => ({ default: (await import('./carousel.tsx')).Carousel });

/** The carousel as a chunk of its own: swiper weighs more than a page. */
export const LazyCarousel = lazy(load);

/** Asks for its code ahead, where a page is sure to need it. */
export const fetchCarousel = (): void => void load().catch(() => undefined);

/** From how far off a plain row becomes a carousel: that takes a phone a moment, so not at the start. */
export const carouselDistance = '200px';
