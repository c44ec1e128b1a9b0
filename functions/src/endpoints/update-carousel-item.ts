import { type CarouselItem, carouselItemSchema } from '@club/domain/content/carousel-item';
import { findImageConsent, requireNoWithdrawnConsent } from '../content/image-consent.ts';
import { saveRow } from '../store/rows.ts';
import { resetImageTexts, resolveConsent } from '../content/image-fields.ts';
import { requireNotTakenDown } from '../content/taken-down-images.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';

/**
 * `PUT /api/carousels/update/{id}`: saves a carousel item's image, texts and link, and returns the
 * item (specification, section 7).
 *
 * @throws ApiProblem `invalid-body`, `image-taken-down`, `consent-withdrawn`, or a problem of
 *   `saveRow`
 */
export const updateCarouselItem: Handler<'updateCarouselItem'> = async ({ id, input, staff }) => {
  requireOwnImage('carousels', input.imageURL);
  await requireNotTakenDown(input.imageURL);
  const computeUpdate = async (before: CarouselItem, at: string) => {
    const knownConsent = await findImageConsent('carousels', before, input.imageURL);
    const update = resolveConsent(knownConsent, resetImageTexts(before, input), at);
    await requireNoWithdrawnConsent('carousels', before, update);
    return update;
  };
  return {
    body: await saveRow('carousels', carouselItemSchema, id, computeUpdate, {
      staff,
      action: 'save',
    }),
  };
};
