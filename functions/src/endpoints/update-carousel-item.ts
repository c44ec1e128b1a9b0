import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { getKnownConsent } from '../content/known-consent.ts';
import { saveRow } from '../store/rows.ts';
import { settleConsent, settleDescriptions } from '../content/settle-picture.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/own-image.ts';

/**
 * `PUT /api/carousels/update/{id}`: saves a carousel item's image and what is said of it, and gives
 * the item back (section 7).
 */
export const updateCarouselItem: Handler<'updateCarouselItem'> = async ({ id, input, staff }) => {
  requireOwnImage('carousels', input.imageURL);
  const settle = async (before: CarouselItem, at: string) => {
    const known = await getKnownConsent('carousels', before, input.imageURL);
    return settleConsent(known, settleDescriptions(before, input), at);
  };
  return { body: await saveRow('carousels', carouselItemSchema, id, settle, staff) };
};
