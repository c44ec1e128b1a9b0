import { makeOwnImagePattern } from '@club/domain/content/image-folders';
import { type ImageFolder } from '@club/domain/images/own-image';
import { getProjectId } from '../store/admin.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** Whether a value is the address of an image in the project's bucket and this folder. */
export function isOwnImage(folder: ImageFolder, address: unknown): address is string {
  const ownPattern = new RegExp(`^(?:${makeOwnImagePattern(getProjectId(), folder)})$`);
  return typeof address === 'string' && ownPattern.test(address);
}

/**
 * Requires an image in the project's bucket and this folder, or none. The security rules require
 * the same.
 *
 * @throws ApiProblem `invalid-body` with `imageURL`
 */
export function requireOwnImage(folder: ImageFolder, address: string): void {
  if (address !== '' && !isOwnImage(folder, address)) {
    throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
  }
}
