import type { EditableCollection } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * Reads all rows of a collection before one is added, in the transaction that adds it.
 *
 * @throws ApiProblem `too-many-rows` if the collection has no room for another
 */
export async function readRowsWithRoom(
  db: Firestore,
  transaction: Transaction,
  collection: EditableCollection,
): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await transaction.get(db.collection(collection).limit(limits.rows));
  if (docs.length >= limits.rows) throw new ApiProblem('too-many-rows');
  return docs;
}
