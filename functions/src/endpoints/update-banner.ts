import { type Banner, bannerSchema } from '@club/domain/content/banner';
import { findImageConsent, requireNoWithdrawnConsent } from '../content/image-consent.ts';
import { saveRow } from '../store/rows.ts';
import { resolveBannerTimes } from '../content/banner-times.ts';
import { resolveConsent } from '../content/image-fields.ts';
import { requireNotTakenDown } from '../content/taken-down-images.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';

/**
 * `PUT /api/banners/update/{id}`: saves a banner and returns it (specification, section 7).
 *
 * @throws ApiProblem `invalid-body`, `image-taken-down`, `consent-withdrawn`, or a problem of
 *   `saveRow`
 */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  await requireNotTakenDown(input.imageURL);
  const computeUpdate = async (before: Banner, at: string) => {
    const knownConsent = await findImageConsent('banners', before, input.imageURL);
    const update = resolveConsent(knownConsent, resolveBannerTimes(before, input, at), at);
    if (input.bannerDisplay) await requireNoWithdrawnConsent('banners', before, update);
    return update;
  };
  return {
    body: await saveRow('banners', bannerSchema, id, computeUpdate, { staff, action: 'save' }),
  };
};
