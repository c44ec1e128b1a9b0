import * as v from 'valibot';
import { displayNumber, documentId, httpsLink, imageAddress, instant, text } from './fields.ts';
import { limits } from './limits.ts';
import { pictured, picturedUpdate } from './pictured.ts';

/** A slide of the home page's banner carousel (specification, section 3). */
export const bannerSchema = v.object({
  _id: documentId,
  num: displayNumber,
  /** The background image. */
  imageURL: imageAddress,
  /** Only banners with `true` are shown, and only those may visitors read. */
  bannerDisplay: v.boolean(),
  eventTitle: text(limits.eventTitle),
  eventTitle_fr: text(limits.eventTitle),
  link: httpsLink,
  ...pictured,
  updatedAt: instant,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** What a save sends (section 7), with the instant the edit was based on. */
export const bannerUpdateSchema = v.strictObject({
  ...v.omit(bannerSchema, ['_id', 'consentAt', 'updatedAt']).entries,
  ...picturedUpdate,
  updatedAt: v.optional(instant),
});
export type BannerUpdate = v.InferOutput<typeof bannerUpdateSchema>;
