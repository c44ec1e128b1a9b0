import { getObjectPath } from '@club/domain/images/object-path';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Whether a stored field is an address of the image at a path. The addresses of one image may have
 * different tokens.
 *
 * @param value the field, which may be malformed
 * @param path the image's object path
 */
export const hasImagePath = (value: unknown, path: string): boolean =>
  typeof value === 'string' && URL.canParse(value) && getObjectPath(value) === path;

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
