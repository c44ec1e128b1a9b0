// What Home renders once Firestore has responded, in one chunk.
export { BannerCarousel } from './banner-carousel.tsx';
export { EventCarousel } from './event-carousel.tsx';
