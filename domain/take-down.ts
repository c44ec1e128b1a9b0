import * as v from 'valibot';
import { getContentType, type ImageCollection } from './content/content-types.ts';
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

/** Returns the blank values of the texts and links that are about the image of a row. */
export function getBlankImageDetails(collection: ImageCollection): object {
  const { fieldList } = getContentType(collection);
  return Object.fromEntries(
    fieldList
      .filter(({ isAboutImage }) => isAboutImage === true)
      .map(({ name, blank }) => [name, blank]),
  );
}

/**
 * Returns the changes that remove a row's image. What is about the image goes too, because it might
 * identify a person.
 */
export const getImageRemovalChanges = (collection: ImageCollection) => ({
  imageURL: '',
  consentAt: null,
  ...getBlankImageDetails(collection),
});

/** Returns the changes of a take-down. A row that is nothing without its image is hidden too. */
export function getTakeDownChanges(collection: ImageCollection) {
  const { image, hiddenValues } = getContentType(collection);
  return { ...getImageRemovalChanges(collection), ...(image?.isNeeded === true && hiddenValues) };
}
