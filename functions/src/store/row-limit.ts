import type { EditableCollection } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/** All rows of a collection, before a row is added to the collection. */
export interface RowsBeforeAddition {
  readonly rows: readonly QueryDocumentSnapshot[];
  /** The document that records when a row was last added. It may not exist. */
  readonly lastAddition: DocumentSnapshot;
}

/** Reads all rows of a collection, before a row is added to the collection. */
export async function readRowsBeforeAddition(
  db: Firestore,
  collection: EditableCollection,
): Promise<RowsBeforeAddition> {
  // This document is read first, so that an addition after this read makes the batch fail.
  const lastAddition = await db.collection('lastAdditions').doc(collection).get();
  const { docs } = await db.collection(collection).limit(limits.rows).get();
  return { rows: docs, lastAddition };
}

/**
 * Requires that the collection has fewer rows than its limit, and records the addition in the row's
 * batch. The batch then fails if another row has been added since the rows were read. Otherwise two
 * simultaneous additions could exceed the limit.
 *
 * @throws ApiProblem `too-many-rows` if the collection has reached its limit
 */
export function enforceRowLimit(
  batch: WriteBatch,
  { rows, lastAddition: { ref, updateTime } }: RowsBeforeAddition,
): void {
  if (rows.length >= limits.rows) throw new ApiProblem('too-many-rows');
  const addition = { at: Timestamp.now() };
  if (updateTime) batch.update(ref, addition, { lastUpdateTime: updateTime });
  else batch.create(ref, addition);
}
