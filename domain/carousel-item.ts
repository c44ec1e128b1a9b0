import * as v from 'valibot';
import { displayNumber, documentId, imageAddress, instant } from './fields.ts';

/** An image of the latest-events carousel (specification, section 3). Its alt text comes from the id. */
export const carouselItemSchema = v.object({
  _id: documentId,
  num: displayNumber,
  imageURL: imageAddress,
  updatedAt: instant,
});
export type CarouselItem = v.InferOutput<typeof carouselItemSchema>;

/** What a save sends (section 7), with the instant the edit was based on. */
export const carouselItemUpdateSchema = v.strictObject({
  ...v.omit(carouselItemSchema, ['_id', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type CarouselItemUpdate = v.InferOutput<typeof carouselItemUpdateSchema>;
