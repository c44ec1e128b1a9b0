import { isImagePath } from '@club/domain/content/image-folders';
import { contentTypes, imageCollections } from '@club/domain/content/content-types';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { bucket } from '../store/admin.ts';
import { isMissingObject } from '../store/images.ts';
import { isOwnImage } from './require-own-image.ts';
import { takeDownImageEverywhere } from './take-down-image.ts';
import type { Handler } from '../request/handler.ts';

/** Finds the path of an image by its file's name, such as `banner_1_….png`. */
function findPath(fileName: string): string {
  const folder = imageCollections.find((name) =>
    fileName.startsWith(`${contentTypes[name].image.prefix}_`),
  );
  const path = `${folder}/${fileName}`;
  if (!isImagePath(path)) throw new ApiProblem('not-found');
  return path;
}

/**
 * `GET /api/images/{id}`: returns an image for the dashboard. Staff also see images that visitors
 * cannot read: those of hidden, planned and retired rows, of the history, and of unsaved forms.
 *
 * @throws ApiProblem `not-found`, for example after the image was deleted
 */
export const getImage: Handler<'getImage'> = async ({ id }) => {
  const path = findPath(id);
  try {
    const [bytes] = await withTimeout(bucket().file(path).download());
    const extension = path.replace(/^.*[.]/u, '').replace('jpg', 'jpeg');
    return { body: { dataURL: `data:image/${extension};base64,${bytes.toString('base64')}` } };
  } catch (error) {
    if (isMissingObject(error)) throw new ApiProblem('not-found');
    throw error;
  }
};

/**
 * `POST /api/images/take-down`: removes an image from the site for good. A repeated call completes
 * one that failed midway.
 *
 * @throws ApiProblem `invalid-body` for an image that is not in the project's bucket
 */
export const takeDownImage: Handler<'takeDownImage'> = async ({ input: { imageURL }, staff }) => {
  const isOwn = imageCollections.some((name) => isOwnImage(name, imageURL));
  if (!isOwn) throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
  return { body: await takeDownImageEverywhere(imageURL, staff) };
};
