import { carouselItemSchema } from '@club/domain/carousel-item';
import { sourceOf } from './public-source.ts';

export const carouselSource = sourceOf('carousels', carouselItemSchema);
