import { createHash } from 'node:crypto';
import { getObjectPath } from '@club/domain/images/object-path';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';

/**
 * Images that staff removed for good. A document's id is a hash of the image's path, because the
 * collection must not name the image.
 */
const takenDownImages = (db: Firestore) => db.collection('takenDownImages');

const toReference = (db: Firestore, imageURL: string) =>
  takenDownImages(db).doc(
    createHash('sha256').update(getObjectPath(imageURL)).digest('hex').slice(0, 40),
  );

/** Adds an image to the images that no row may show again. */
export function addTakenDownImage(db: Firestore, writer: WriteBatch, imageURL: string): void {
  writer.set(toReference(db, imageURL), { at: Timestamp.now() });
}

/** Finds which of these images staff have taken down. Invalid addresses are skipped. */
export async function findTakenDown(
  db: Firestore,
  imageURLs: readonly string[],
): Promise<ReadonlySet<string>> {
  const addresses = [...new Set(imageURLs)].filter((address) => URL.canParse(address));
  if (addresses.length === 0) return new Set();
  const snapshots = await db.getAll(...addresses.map((address) => toReference(db, address)));
  return new Set(addresses.filter((_, index) => snapshots[index]?.exists === true));
}

/** Whether staff have taken an image down. It may not be shown or chosen again. */
export const isTakenDown = async (db: Firestore, imageURL: string): Promise<boolean> =>
  (await findTakenDown(db, [imageURL])).has(imageURL);
