import { type Banner, bannerSchema } from '@club/domain/banner';
import { getKnownConsent } from '../data/known-consent.ts';
import { saveRow } from '../data/rows.ts';
import { settleConsent } from '../data/settle-picture.ts';
import type { Handler } from '../http/handler.ts';
import { requireOwnImage } from '../http/own-image.ts';

/** `PUT /api/banners/update/{id}`: saves a banner and gives it back (section 7). */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  const settle = async (before: Banner, at: string) =>
    settleConsent(await getKnownConsent('banners', before, input.imageURL), input, at);
  return { body: await saveRow('banners', bannerSchema, id, settle, staff) };
};
