import { type CarouselItem, carouselItemSchema } from '@club/domain/content/carousel-item';
import { findImageConsent } from '../content/image-consent.ts';
import { saveRow } from '../store/rows.ts';
import { resolveConsent, resetDescriptions } from '../content/image-fields.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';

/**
 * `PUT /api/carousels/update/{id}`: saves a carousel item's image and descriptions, and returns the
 * item (specification, section 7).
 */
export const updateCarouselItem: Handler<'updateCarouselItem'> = async ({ id, input, staff }) => {
  requireOwnImage('carousels', input.imageURL);
  const computeUpdate = async (before: CarouselItem, at: string) => {
    const knownConsent = await findImageConsent('carousels', before, input.imageURL);
    return resolveConsent(knownConsent, resetDescriptions(before, input), at);
  };
  return {
    body: await saveRow('carousels', carouselItemSchema, id, computeUpdate, {
      staff,
      action: 'save',
    }),
  };
};
