import { type Banner, bannerSchema } from '@club/domain/banner';
import { getKnownConsent } from '../content/known-consent.ts';
import { saveRow } from '../store/rows.ts';
import { settleConsent } from '../content/settle-picture.ts';
import type { Handler } from './handler.ts';
import { requireOwnImage } from '../uploads/own-image.ts';

/** `PUT /api/banners/update/{id}`: saves a banner and gives it back (section 7). */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  const settle = async (before: Banner, at: string) =>
    settleConsent(await getKnownConsent('banners', before, input.imageURL), input, at);
  return { body: await saveRow('banners', bannerSchema, id, settle, staff) };
};
