// What Home draws once Firestore has answered: one file for a phone to ask for.
export { BannerCarousel } from './banner-carousel.tsx';
export { EventCarousel } from './event-carousel.tsx';
