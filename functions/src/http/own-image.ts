import { type ImageFolder, ownImagePattern } from '@club/domain/own-image';
import { projectId } from '../data/admin.ts';
import { ApiProblem } from './problem.ts';

/**
 * Makes sure that a row shows an image of our own bucket, from its own folder, or none. The security
 * rules demand the same.
 *
 * @throws ApiProblem `invalid-body` naming `imageURL`.
 */
export function requireOwnImage(folder: ImageFolder, address: string): void {
  if (address === '') return;
  const own = new RegExp(`^(?:${ownImagePattern(projectId(), folder)})$`);
  if (!own.test(address)) throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
}
