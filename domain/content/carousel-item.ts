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

/** An image of the latest-events carousel (specification, section 3). */
export const carouselItemSchema = v.object({
  _id: documentId,
  num: displayNumber,
  imageURL: imageAddress,
  /** Describes the image. When both are empty, the alt text comes from the id. */
  alt: v.optional(text(limits.alt), ''),
  alt_fr: v.optional(text(limits.alt), ''),
  /** The text under the image. Both may be empty. */
  caption: v.optional(text(limits.caption), ''),
  caption_fr: v.optional(text(limits.caption), ''),
  /** A page or a video about the event. */
  link: v.optional(httpsLink, ''),
  ...consentFields,
  updatedAt: instant,
});
export type CarouselItem = v.InferOutput<typeof carouselItemSchema>;

/**
 * The body of a save (specification, section 7). Only `num` and `imageURL` are required.
 * `updatedAt` is the row's value when the edit began.
 */
export const carouselItemUpdateSchema = v.strictObject({
  ...v.pick(carouselItemSchema, ['num', 'imageURL']).entries,
  alt: v.optional(text(limits.alt)),
  alt_fr: v.optional(text(limits.alt)),
  caption: v.optional(text(limits.caption)),
  caption_fr: v.optional(text(limits.caption)),
  link: v.optional(httpsLink),
  ...consentUpdateFields,
  updatedAt: v.optional(instant),
});
export type CarouselItemUpdate = v.InferOutput<typeof carouselItemUpdateSchema>;
