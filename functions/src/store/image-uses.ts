import { getObjectPath } from '@club/domain/images/object-path';
import type { ImageFolder } from '@club/domain/images/own-image';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from './admin.ts';

/**
 * Whether a stored field is an address of the image at a path. The addresses of one image may have
 * different tokens.
 *
 * @param value the field, which may be malformed
 * @param path the image's object path
 */
export const hasImagePath = (value: unknown, path: string): boolean =>
  typeof value === 'string' && URL.canParse(value) && getObjectPath(value) === path;

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

/** A row and its current picture. `imageURL` is empty without one. */
interface RowAndImage {
  readonly collection: string;
  readonly id: string;
  readonly imageURL: string;
}

const listAddresses = (snapshot: QueryDocumentSnapshot, field: string): string[] => {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/**
 * Lists all pictures that a row has or had. A hidden carousel item has its picture only in its
 * history.
 */
export async function listRowImages(db: Firestore, row: RowAndImage): Promise<string[]> {
  const { docs } = await db
    .collection('history')
    .where('collection', '==', row.collection)
    .where('id', '==', row.id)
    .get();
  const earlierAddresses = docs.flatMap((entry) => [
    ...listAddresses(entry, 'before.imageURL'),
    ...listAddresses(entry, 'after.imageURL'),
  ]);
  return [...new Set([row.imageURL, ...earlierAddresses])].filter((address) => address !== '');
}

/**
 * Whether the history of another row contains this picture, and that row still exists, retired or
 * not.
 */
async function isInOtherHistory(
  db: Firestore,
  imageURL: string,
  row: RowAndImage,
): Promise<boolean> {
  const history = db.collection('history');
  const results = await Promise.all([
    history.where('before.imageURL', '==', imageURL).get(),
    history.where('after.imageURL', '==', imageURL).get(),
  ]);
  const otherRows = results
    .flatMap(({ docs }) => docs)
    .map((entry) => [String(entry.get('collection')), String(entry.get('id'))] as const)
    .filter(([collection, id]) => collection !== row.collection || id !== row.id);
  const paths = new Set(
    otherRows.flatMap(([collection, id]) => [`${collection}/${id}`, `retired/${collection}_${id}`]),
  );
  if (paths.size === 0) return false;
  const documents = await db.getAll(...[...paths].map((path) => db.doc(path)));
  return documents.some(({ exists }) => exists);
}

/** Whether another row, retired or not, has this picture or can get it back from its history. */
export async function isImageInUse(
  db: Firestore,
  imageURL: string,
  row: RowAndImage,
): Promise<boolean> {
  const results = await Promise.all([
    db.collection('banners').where('imageURL', '==', imageURL).get(),
    db.collection('carousels').where('imageURL', '==', imageURL).get(),
    db.collection('retired').where('row.imageURL', '==', imageURL).get(),
  ]);
  const ownPath = `retired/${row.collection}_${row.id}`;
  const isInOtherRow = results.some(({ docs }) => docs.some(({ ref }) => ref.path !== ownPath));
  return isInOtherRow || isInOtherHistory(db, imageURL, row);
}
