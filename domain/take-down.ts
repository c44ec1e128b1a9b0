import * as v from 'valibot';
import type { ImageFolder } from './images/own-image.ts';
import { imageAddress } from './validation/fields.ts';

/** The body of a take-down: the address of the image to remove from the site for good. */
export const takeDownSchema = v.strictObject({
  imageURL: v.pipe(imageAddress, v.minLength(1)),
});

/** The response of a take-down. */
export const takenDownSchema = v.object({
  /** The number of rows that showed or kept the image. */
  rows: v.number(),
});

/** The values of a row's image fields without an image. Its texts may describe a person. */
const noImage = { imageURL: '', consentAt: null };
const noImageTexts = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

/** The changes that remove the image from a row. A banner's title and link are not about it. */
export const removeImageFields = (collection: ImageFolder) =>
  collection === 'banners' ? noImage : { ...noImage, ...noImageTexts };
