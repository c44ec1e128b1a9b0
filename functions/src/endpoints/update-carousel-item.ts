import { carouselItemSchema } from '@club/domain/carousel-item';
import { saveRow } from '../data/rows.ts';
import type { Handler } from '../http/handler.ts';
import { requireOwnImage } from '../http/own-image.ts';

/** `PUT /api/carousels/update/{id}`: gives a carousel item another image, and gives it back (section 7). */
export const updateCarouselItem: Handler<'updateCarouselItem'> = async ({ id, input, staff }) => {
  requireOwnImage('carousels', input.imageURL);
  return { body: await saveRow('carousels', carouselItemSchema, id, input, staff) };
};
