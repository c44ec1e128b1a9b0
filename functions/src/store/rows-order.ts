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
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from './activity.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDocument } from './parse-document.ts';
import { runRequestTransaction } from './request-transaction.ts';
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
  transaction: Transaction,
  collection: OrderedCollection,
): Promise<readonly Position[]> {
  const { docs } = await transaction.get(db.collection(collection).limit(limits.listSize));
  const rows = docs.map((snapshot) => repairRow(collection, toRow(snapshot)));
  return sortByNumber(
    rows.flatMap(({ row, unreadableFields }) => (unreadableFields.includes('_id') ? [] : row)),
  );
}

function readLastChange(snapshot: DocumentSnapshot) {
  const at: unknown = snapshot.get('at');
  return parseDocument(snapshot, orderChangeSchema, {
    ...snapshot.data(),
    at: at instanceof Timestamp ? at.toDate().toISOString() : at,
  });
}

async function saveOrderInTransaction(
  db: Firestore,
  transaction: Transaction,
  collection: OrderedCollection,
  { order, seenOrder }: OrderUpdate,
  { uid, email }: Staff,
): Promise<CurrentOrder> {
  const lastOrder = await transaction.get(orders(db).doc(collection));
  const positions = await readPositions(db, transaction, collection);
  const orderBefore = positions.map(({ _id }) => _id);
  const current = { order: orderBefore, lastChange: readLastChange(lastOrder) ?? null };
  // A repeated request finds its own order.
  if (isDeepStrictEqual(orderBefore, order)) return current;
  if (!isDeepStrictEqual(orderBefore, seenOrder)) throw new ApiProblem('conflict', { current });
  const at = Timestamp.now();
  const by = { uid, email };
  for (const { _id: id, num } of positions) {
    const newNum = order.indexOf(id) + 1;
    if (newNum !== num) transaction.update(db.collection(collection).doc(id), { num: newNum });
  }
  transaction.set(lastOrder.ref, { at, by });
  recordActivity(db, transaction, { action: 'reorder', subject: { kind: collection, id: '' }, by });
  return { order: [...order], lastChange: { at: at.toDate().toISOString(), by } };
}

const hasSameIds = (ids: readonly string[], otherIds: readonly string[]) =>
  new Set(ids).size === ids.length && isDeepStrictEqual(ids.toSorted(), otherIds.toSorted());

/**
 * Saves the order of all rows of a collection, and who changed it. The rows keep their `updatedAt`,
 * which the site shows as the date of a text.
 *
 * @throws ApiProblem `conflict` with the current order if it differs from `seenOrder`. It is
 *   `invalid-body` unless `order` has each id of `seenOrder` exactly once. It is `unavailable` when
 *   concurrent writes prevent the save until the deadline.
 */
export function saveOrder(
  db: Firestore,
  collection: OrderedCollection,
  update: OrderUpdate,
  staff: Staff,
): Promise<CurrentOrder> {
  if (!hasSameIds(update.order, update.seenOrder))
    throw new ApiProblem('invalid-body', { fields: ['order'] });
  return runRequestTransaction(db, (transaction) =>
    saveOrderInTransaction(db, transaction, collection, update, staff),
  );
}

/** Deletes what is stored about changes before an instant. Returns the number of documents. */
export const deleteOrders = (db: Firestore, before: number): Promise<number> =>
  deleteEach(orders(db).where('at', '<', Timestamp.fromMillis(before)));
