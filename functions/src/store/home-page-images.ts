import { hasSameImage } from '@club/domain/images/object-path';
import { getContentType, imageCollections } from '@club/domain/content/content-types';
import { paths } from '@club/domain/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { queryPublicRows } from './read-rows.ts';

/**
 * Whether the home page shows this image now, from a row with consent on file. A transaction locks
 * the rows, so the answer still holds when it commits.
 */
export async function isOnHomePageWithConsent(
  db: Firestore,
  imageURL: string,
  transaction?: Transaction,
): Promise<boolean> {
  const queries = imageCollections
    .filter((name) => getContentType(name).page === paths.home)
    .map((name) => queryPublicRows(db, name));
  const snapshots = await Promise.all(queries.map((one) => transaction?.get(one) ?? one.get()));
  return snapshots
    .flatMap(({ docs }) => docs)
    .some((row) => hasSameImage(row.get('imageURL'), imageURL) && Boolean(row.get('consentAt')));
}
