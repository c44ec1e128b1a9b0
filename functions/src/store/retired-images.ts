import type { ImageFolder } from '@club/domain/images/own-image';
import type { Firestore } from 'firebase-admin/firestore';
import { hasImagePath } from './has-image-path.ts';

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
