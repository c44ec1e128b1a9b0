import * as v from 'valibot';
import {
  displayNumber,
  documentId,
  httpsLink,
  imageAddress,
  instant,
  text,
} from '../validation/fields.ts';
import { limits } from '../limits.ts';
import { consentFields, consentUpdateFields } from './image-consent.ts';

/** A slide of the home page's banner carousel (specification, section 3). */
export const bannerSchema = v.object({
  _id: documentId,
  num: displayNumber,
  /** The background image. */
  imageURL: imageAddress,
  /** Visitors see and read only banners with `true`. */
  bannerDisplay: v.boolean(),
  eventTitle: text(limits.eventTitle),
  eventTitle_fr: text(limits.eventTitle),
  link: httpsLink,
  ...consentFields,
  updatedAt: instant,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/**
 * The body of a save (specification, section 7). `updatedAt` is the row's value when the edit
 * began.
 */
export const bannerUpdateSchema = v.strictObject({
  ...v.omit(bannerSchema, ['_id', 'consentAt', 'updatedAt']).entries,
  ...consentUpdateFields,
  updatedAt: v.optional(instant),
});
export type BannerUpdate = v.InferOutput<typeof bannerUpdateSchema>;
