// The home page's two carousels in one chunk. They are rendered after Firestore's response.
export { BannerCarousel } from './banner-carousel.tsx';
export { EventCarousel } from './event-carousel.tsx';
