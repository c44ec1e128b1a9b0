import * as v from 'valibot';
import type { ImageFolder } from './images/own-image.ts';
import { imageAddress, instant } from './validation/fields.ts';

/** The body of a take-down: the address of the image to remove from the site for good. */
export const takeDownSchema = v.strictObject({
  imageURL: v.pipe(imageAddress, v.minLength(1)),
});

/** The response of a take-down. */
export const takeDownResultSchema = v.object({
  /** The number of rows that had the image, retired rows included. */
  rows: v.number(),
  /**
   * The new `updatedAt` of each row that had the image and is not retired. Earlier releases omit
   * this list.
   */
  savedRows: v.optional(v.array(v.object({ _id: v.string(), updatedAt: instant })), []),
});

export type TakeDownResult = v.InferOutput<typeof takeDownResultSchema>;

/** The image's fields of a row without an image. */
const noImage = { imageURL: '', consentAt: null };
/** The texts and the link of a carousel item without an image. They might identify a person. */
const noCarouselDetails = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

/**
 * Returns the changes that remove a row's image. A banner keeps its title and link, because they are
 * not about the image.
 */
export const getImageRemovalChanges = (collection: ImageFolder) =>
  collection === 'banners' ? noImage : { ...noImage, ...noCarouselDetails };

/**
 * Returns the changes of a take-down. A banner is hidden too, because it would be a blank area
 * without its image.
 */
export const getTakeDownChanges = (collection: ImageFolder) =>
  collection === 'banners'
    ? { ...noImage, bannerDisplay: false, displayPlanned: false }
    : getImageRemovalChanges(collection);
