import * as v from 'valibot';
import { displayNumber, documentId, imageAddress, instant, text } from './fields.ts';
import { limits } from './limits.ts';
import { pictured, picturedUpdate } from './pictured.ts';

/** An image of the latest-events carousel (specification, section 3). */
export const carouselItemSchema = v.object({
  _id: documentId,
  num: displayNumber,
  imageURL: imageAddress,
  /** What the picture shows, in words. Where both are empty the alt text comes from the id. */
  alt: v.optional(text(limits.alt), ''),
  alt_fr: v.optional(text(limits.alt), ''),
  ...pictured,
  updatedAt: instant,
});
export type CarouselItem = v.InferOutput<typeof carouselItemSchema>;

/** What a save sends (section 7), with the instant the edit was based on; the rest may be left out. */
export const carouselItemUpdateSchema = v.strictObject({
  ...v.pick(carouselItemSchema, ['num', 'imageURL']).entries,
  alt: v.optional(text(limits.alt)),
  alt_fr: v.optional(text(limits.alt)),
  ...picturedUpdate,
  updatedAt: v.optional(instant),
});
export type CarouselItemUpdate = v.InferOutput<typeof carouselItemUpdateSchema>;
