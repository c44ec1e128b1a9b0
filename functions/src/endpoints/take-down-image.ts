import { takeDownImageEverywhere } from '../uploads/take-down-image.ts';
import { isOwnImage } from '../uploads/require-own-image.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/images/take-down`: removes an image from the site for good. A repeated call completes
 * one that failed midway.
 *
 * @throws ApiProblem `invalid-body` for an image that is not in the project's bucket
 */
export const takeDownImage: Handler<'takeDownImage'> = async ({ input: { imageURL }, staff }) => {
  const isOwn = isOwnImage('banners', imageURL) || isOwnImage('carousels', imageURL);
  if (!isOwn) throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
  return { body: await takeDownImageEverywhere(imageURL, staff) };
};
