import { type ImageFolder, ownImagePattern } from '@club/domain/own-image';
import { projectId } from '../store/admin.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** Whether a row's value is the address of an image of our own bucket, from this folder. */
export function isOwnImage(folder: ImageFolder, address: unknown): address is string {
  const pattern = new RegExp(`^(?:${ownImagePattern(projectId(), folder)})$`);
  return typeof address === 'string' && pattern.test(address);
}

/**
 * Makes sure that a row shows an image of our own bucket, from its own folder, or none. The security
 * rules demand the same.
 *
 * @throws ApiProblem `invalid-body` naming `imageURL`.
 */
export function requireOwnImage(folder: ImageFolder, address: string): void {
  if (address !== '' && !isOwnImage(folder, address)) {
    throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
  }
}
