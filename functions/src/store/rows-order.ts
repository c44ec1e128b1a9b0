import { isDeepStrictEqual } from 'node:util';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import {
  type CurrentOrder,
  type OrderedCollection,
  orderChangeSchema,
  type OrderUpdate,
} from '@club/domain/row-lifecycle';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { assertBeforeDeadline } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from './activity.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDatedDocument } from './parse-document.ts';
import { toRow } from './row-document.ts';
import type { Staff } from './staff-accounts.ts';

/** The last change of each collection's order, in a document with the collection's name. */
const orders = (db: Firestore) => db.collection('orders');

/** A row's id and its position. */
interface Position {
  readonly _id: string;
  readonly num: number;
}

/** Reads the positions as the dashboard sorts them. It leaves out rows without a valid id. */
async function readPositions(
  db: Firestore,
  collection: OrderedCollection,
): Promise<readonly Position[]> {
  const { docs } = await db.collection(collection).limit(limits.listSize).get();
  const rows = docs.map((snapshot) => repairRow(collection, toRow(snapshot)));
  return sortByNumber(
    rows.flatMap(({ row, unreadableFields }) => (unreadableFields.includes('_id') ? [] : row)),
  );
}

async function attemptSaveOrder(
  db: Firestore,
  collection: OrderedCollection,
  { order, seenOrder }: OrderUpdate,
  { uid, email }: Staff,
): Promise<CurrentOrder> {
  // This document is read first, so that an order stored after this read makes the batch fail.
  const lastOrder = await orders(db).doc(collection).get();
  const positions = await readPositions(db, collection);
  const orderBefore = positions.map(({ _id }) => _id);
  const lastChange = parseDatedDocument(lastOrder, orderChangeSchema) ?? null;
  const current = { order: orderBefore, lastChange };
  // A repeated request finds its own order.
  if (isDeepStrictEqual(orderBefore, order)) return current;
  if (!isDeepStrictEqual(orderBefore, seenOrder)) throw new ApiProblem('conflict', { current });
  const at = Timestamp.now();
  const by = { uid, email };
  const batch = db.batch();
  for (const { _id: id, num } of positions) {
    const newNum = order.indexOf(id) + 1;
    if (newNum !== num) batch.update(db.collection(collection).doc(id), { num: newNum });
  }
  const { ref, updateTime } = lastOrder;
  if (updateTime) batch.update(ref, { at, by }, { lastUpdateTime: updateTime });
  else batch.create(ref, { at, by });
  recordActivity(db, batch, { action: 'reorder', subject: { kind: collection, id: '' }, by });
  assertBeforeDeadline();
  await batch.commit();
  return { order: [...order], lastChange: { at: at.toDate().toISOString(), by } };
}

/** gRPC's NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const conflictCodes = new Set<unknown>([5, 6, 9, 10]);

/** Whether a batch failed because of a concurrent write. */
const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.has(error.code);

const hasSameIds = (ids: readonly string[], otherIds: readonly string[]) =>
  new Set(ids).size === ids.length && isDeepStrictEqual(ids.toSorted(), otherIds.toSorted());

/**
 * Saves the order of all rows of a collection, and who changed it. The rows keep their `updatedAt`,
 * which the site shows as the date of a text. In a transaction, each order would lock all rows.
 *
 * @throws ApiProblem `conflict` with the current order if it differs from `seenOrder`. It is
 *   `invalid-body` unless `order` has each id of `seenOrder` exactly once. It is `unavailable` when
 *   concurrent writes prevent the save until the deadline.
 */
export async function saveOrder(
  db: Firestore,
  collection: OrderedCollection,
  update: OrderUpdate,
  staff: Staff,
): Promise<CurrentOrder> {
  if (!hasSameIds(update.order, update.seenOrder))
    throw new ApiProblem('invalid-body', { fields: ['order'] });
  for (;;) {
    try {
      return await attemptSaveOrder(db, collection, update, staff);
    } catch (error) {
      // After another order, the next attempt finds that order, and is refused. The request's
      // deadline ends the attempts.
      if (!isWriteConflict(error)) throw error;
    }
  }
}

/** Deletes the records of order changes from before an instant. Returns their number. */
export const deleteOrderChanges = (db: Firestore, before: number): Promise<number> =>
  deleteEach(orders(db).where('at', '<', Timestamp.fromMillis(before)));
