import { bannerSchema } from '@club/domain/banner';
import { saveRow } from '../data/rows.ts';
import type { Handler } from '../http/handler.ts';
import { requireOwnImage } from '../http/own-image.ts';

/** `PUT /api/banners/update/{id}`: saves a banner and gives it back (section 7). */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  return { body: await saveRow('banners', bannerSchema, id, input, staff) };
};
