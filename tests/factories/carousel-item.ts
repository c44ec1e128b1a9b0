import type { CarouselItem } from '@club/domain/content/carousel-item';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';

/** Makes a valid carousel item; `overrides` replaces fields. */
export function makeCarouselItem(overrides: Partial<CarouselItem> = {}): CarouselItem {
  return {
    _id: 'carousel-1',
    num: 1,
    imageURL: makeDemoImageAddress('carousels/carousel_carousel-1_20260901120000.jpg'),
    alt: 'Two players at the net',
    alt_fr: 'Deux joueuses au filet',
    caption: '',
    caption_fr: '',
    link: '',
    consentAt: null,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
