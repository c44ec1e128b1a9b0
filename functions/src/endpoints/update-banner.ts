import { type Banner, bannerSchema } from '@club/domain/content/banner';
import { findImageConsent } from '../content/image-consent.ts';
import { saveRow } from '../store/rows.ts';
import { resolveConsent } from '../content/image-fields.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';

/** `PUT /api/banners/update/{id}`: saves a banner and returns it (specification, section 7). */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  const computeUpdate = async (before: Banner, at: string) =>
    resolveConsent(await findImageConsent('banners', before, input.imageURL), input, at);
  return {
    body: await saveRow('banners', bannerSchema, id, computeUpdate, { staff, action: 'save' }),
  };
};
