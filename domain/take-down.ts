import * as v from 'valibot';
import type { ImageFolder } from './images/own-image.ts';
import { imageAddress, instant } from './validation/fields.ts';

/** The body of a take-down: the address of the image to remove from the site for good. */
export const takeDownSchema = v.strictObject({
  imageURL: v.pipe(imageAddress, v.minLength(1)),
});

/** The response of a take-down. */
export const takenDownSchema = v.object({
  /** The number of rows that had the image, retired rows included. */
  rows: v.number(),
  /** The new versions of the live rows that had it. An earlier release does not send them. */
  savedRows: v.optional(v.array(v.object({ _id: v.string(), updatedAt: instant })), []),
});

export type TakenDown = v.InferOutput<typeof takenDownSchema>;

/** The values of a row's image fields without an image. Its texts may describe a person. */
const noImage = { imageURL: '', consentAt: null };
const noImageTexts = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

/** The changes that remove the image from a row. A banner's title and link are not about it. */
export const removeImageFields = (collection: ImageFolder) =>
  collection === 'banners' ? noImage : { ...noImage, ...noImageTexts };

/** The changes of a take-down. A banner without an image would be a blank area, so it is hidden. */
export const removeImageAndHide = (collection: ImageFolder) =>
  collection === 'banners'
    ? { ...noImage, bannerDisplay: false, displayPlanned: false }
    : removeImageFields(collection);
