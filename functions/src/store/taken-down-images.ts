import { createHash } from 'node:crypto';
import { findOriginalPath } from '@club/domain/images/object-path';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

/**
 * Images that staff removed for good. A document's id is a hash of the image's path, because the
 * collection must not name the image.
 */
const takenDownImages = (db: Firestore) => db.collection('takenDownImages');

const getReference = (db: Firestore, path: string) =>
  takenDownImages(db).doc(createHash('sha256').update(path).digest('hex').slice(0, 40));

/** Adds an image to the images that no row may show again. */
export function addTakenDownImage(db: Firestore, transaction: Transaction, path: string): void {
  transaction.set(getReference(db, path), { at: Timestamp.now() });
}

/** Finds which of these images staff have taken down. Invalid addresses are skipped. */
export async function findTakenDown(
  db: Firestore,
  imageURLs: readonly string[],
): Promise<ReadonlySet<string>> {
  const images = [...new Set(imageURLs)].flatMap((address) => {
    const path = findOriginalPath(address);
    return path === undefined ? [] : [{ address, path }];
  });
  if (images.length === 0) return new Set();
  const snapshots = await db.getAll(...images.map(({ path }) => getReference(db, path)));
  const takenDown = images.filter((_, index) => snapshots[index]?.exists === true);
  return new Set(takenDown.map(({ address }) => address));
}

/** Whether staff have taken an image down. It may not be shown or chosen again. */
export const isTakenDown = async (db: Firestore, imageURL: string): Promise<boolean> =>
  (await findTakenDown(db, [imageURL])).has(imageURL);
