// The components that the home page renders after Firestore's response, in one chunk.
export { BannerCarousel } from './banner-carousel.tsx';
export { EventCarousel } from './event-carousel.tsx';
