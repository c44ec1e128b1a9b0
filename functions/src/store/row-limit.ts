import type { EditableCollection } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * Reads all rows of a collection, before a row is added to the collection. The transaction locks the
 * collection. Otherwise two simultaneous additions could exceed the limit.
 */
export async function readRowsBeforeAddition(
  db: Firestore,
  transaction: Transaction,
  collection: EditableCollection,
): Promise<readonly QueryDocumentSnapshot[]> {
  const { docs } = await transaction.get(db.collection(collection).limit(limits.rows));
  return docs;
}

/**
 * Requires that a collection has fewer rows than its limit.
 *
 * @throws ApiProblem `too-many-rows`
 */
export function enforceRowLimit(rows: readonly QueryDocumentSnapshot[]): void {
  if (rows.length >= limits.rows) throw new ApiProblem('too-many-rows');
}
