import * as v from 'valibot';
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
