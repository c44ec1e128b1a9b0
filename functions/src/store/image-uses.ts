import { getObjectPath } from '@club/domain/images/object-path';
import type { ImageFolder } from '@club/domain/images/own-image';
import type { Firestore } from 'firebase-admin/firestore';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from './admin.ts';
import { hasImagePath } from './row-images.ts';

const folders = ['banners', 'carousels'] as const;

/**
 * Finds the folder for an uploaded image. The folder has the name of the collection whose row `id`
 * gets the image.
 *
 * @param collection the only collection to search, if the caller named one
 * @throws ApiProblem `not-found`, or `invalid-body` with `collection` when both collections have a
 *   row with this id
 */
export async function findImageFolder(id: string, collection?: ImageFolder): Promise<ImageFolder> {
  const candidates = collection ? [collection] : folders;
  const references = candidates.map((name) => firestore().collection(name).doc(id));
  // An empty mask reads no fields, because only the existence matters.
  const rows = await withTimeout(firestore().getAll(...references, { fieldMask: [] }));
  const [folder, otherFolder] = candidates.filter((_, index) => rows[index]?.exists === true);
  if (folder === undefined) throw new ApiProblem('not-found');
  if (otherFolder !== undefined) throw new ApiProblem('invalid-body', { fields: ['collection'] });
  return folder;
}

/** The collection and the id of a row with an image. */
export interface ImageRow {
  readonly collection: ImageFolder;
  readonly id: string;
}

/** Finds the rows of one collection with the image at this path. */
async function findRowsInCollection(collection: ImageFolder, path: string): Promise<ImageRow[]> {
  const { docs } = await firestore().collection(collection).select('imageURL').get();
  return docs
    .filter((row) => hasImagePath(row.get('imageURL'), path))
    .map(({ id }) => ({ collection, id }));
}

/** Finds every row with this image, including malformed rows. */
export async function findRowsWithImage(imageURL: string): Promise<ImageRow[]> {
  const path = getObjectPath(imageURL);
  const rows = Promise.all(folders.map((folder) => findRowsInCollection(folder, path)));
  return (await withTimeout(rows)).flat();
}

/**
 * Removes an image from the retired rows that have it. Returns their number. If a row is
 * restored meanwhile, its trigger removes the image.
 *
 * @param path the image's object path
 * @param getChanges returns the new values of a row's image fields
 */
export async function removeImageFromRetiredRows(
  db: Firestore,
  path: string,
  getChanges: (collection: ImageFolder) => Readonly<Record<string, unknown>>,
): Promise<number> {
  const { docs } = await db
    .collection('retired')
    .where('collection', 'in', ['banners', 'carousels'])
    .get();
  const rows = docs.filter((row) => hasImagePath(row.get('row.imageURL'), path));
  await db.runTransaction(async (transaction) => {
    const snapshots = await Promise.all(rows.map(({ ref }) => transaction.get(ref)));
    for (const snapshot of snapshots.filter(({ exists }) => exists)) {
      const changes = getChanges(
        snapshot.get('collection') === 'banners' ? 'banners' : 'carousels',
      );
      const fields = Object.entries(changes).map(
        ([name, value]) => [`row.${name}`, value] as const,
      );
      transaction.update(snapshot.ref, Object.fromEntries(fields));
    }
  });
  return rows.length;
}
