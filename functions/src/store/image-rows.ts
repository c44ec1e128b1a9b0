import type { ImageFolder } from '@club/domain/own-image';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from './admin.ts';

const folders = ['banners', 'carousels'] as const;

/**
 * Finds which collection the row of an upload stands in; `collection`, where it is said, is believed.
 *
 * @throws ApiProblem `not-found`, or `invalid-body` naming `collection` where both have such a row.
 */
export async function findImageFolder(id: string, collection?: ImageFolder): Promise<ImageFolder> {
  const candidates = collection ? [collection] : folders;
  const references = candidates.map((name) => firestore().collection(name).doc(id));
  // Fields are not asked for: only whether there is such a row.
  const rows = await withTimeout(firestore().getAll(...references, { fieldMask: [] }));
  const [folder, otherFolder] = candidates.filter((_, index) => rows[index]?.exists === true);
  if (folder === undefined) throw new ApiProblem('not-found');
  if (otherFolder !== undefined) throw new ApiProblem('invalid-body', { fields: ['collection'] });
  return folder;
}
