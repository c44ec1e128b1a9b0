import { bannerSchema } from '@club/domain/banner';
import { carouselItemSchema } from '@club/domain/carousel-item';
import { noteSchema } from '@club/domain/note';
import { programSchema } from '@club/domain/program';
import { sourceOf } from './public-source.ts';

/** Where each list comes from. In one file: a phone pays for a file more, hardly for what is in it. */
export const publicSources = {
  banners: sourceOf('banners', bannerSchema),
  carousels: sourceOf('carousels', carouselItemSchema),
  notes: sourceOf('notes', noteSchema),
  programs: sourceOf('programs', programSchema),
};
