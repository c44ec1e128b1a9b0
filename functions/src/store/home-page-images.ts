import { hasSameImage } from '@club/domain/images/object-path';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Whether the home page shows this image now, from a row with consent on file. A transaction locks
 * the rows, so the answer still holds when it commits.
 */
export async function isImageOnHomePage(
  db: Firestore,
  imageURL: string,
  transaction?: Transaction,
): Promise<boolean> {
  const rows = [
    db.collection('banners').where('bannerDisplay', '==', true),
    db.collection('carousels'),
  ];
  const snapshots = await Promise.all(rows.map((query) => transaction?.get(query) ?? query.get()));
  return snapshots
    .flatMap(({ docs }) => docs)
    .some((row) => hasSameImage(row.get('imageURL'), imageURL) && Boolean(row.get('consentAt')));
}
