import { isDeepStrictEqual } from 'node:util';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import type { EditableCollection } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import {
  type CurrentOrder,
  type OrderedCollection,
  type OrderChange,
  orderChangeSchema,
  type OrderUpdate,
} from '@club/domain/row-lifecycle';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from './activity.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDocument } from './parse-document.ts';
import { commitAttempt, retryUntilDeadline } from './retry-writes.ts';
import { toRow } from './row-document.ts';
import type { Staff } from './staff-accounts.ts';

/** The collection of the order changes. */
const orders = (db: Firestore) => db.collection('orders');

function readChange(snapshot: DocumentSnapshot): OrderChange | undefined {
  const at: unknown = snapshot.get('at');
  return parseDocument(snapshot, orderChangeSchema, {
    ...snapshot.data(),
    _id: snapshot.id,
    at: at instanceof Timestamp ? at.toDate().toISOString() : at,
  });
}

/** Selects the order changes of a collection, the newest first. */
const selectChanges = (db: Firestore, collection: string) =>
  orders(db).where('collection', '==', collection).orderBy('version', 'desc');

/** Lists the last changes of a collection's order, newest first. */
export async function listOrderChanges(
  db: Firestore,
  collection: OrderedCollection,
): Promise<OrderChange[]> {
  const { docs } = await selectChanges(db, collection).limit(limits.listSize).get();
  return docs.map(readChange).filter((change) => change !== undefined);
}

/** A row's id and its position. */
interface Position {
  readonly _id: string;
  readonly num: number;
}

/** Reads the positions as the dashboard sorts them. It leaves out rows without a valid id. */
async function readPositions(db: Firestore, collection: OrderedCollection): Promise<Position[]> {
  const { docs } = await db.collection(collection).limit(limits.listSize).get();
  const rows = docs.map((snapshot) => repairRow(collection, toRow(snapshot)));
  return sortByNumber(
    rows.flatMap(({ row, unreadableFields }) => (unreadableFields.includes('_id') ? [] : row)),
  );
}

async function readLatestChange(db: Firestore, collection: OrderedCollection) {
  const [snapshot] = (await selectChanges(db, collection).limit(1).get()).docs;
  const change = snapshot && readChange(snapshot);
  const version: unknown = snapshot?.get('version');
  return {
    lastChange: change ? { at: change.at, by: change.by } : null,
    version: typeof version === 'number' ? version : 0,
  };
}

async function attemptSaveOrder(
  db: Firestore,
  collection: OrderedCollection,
  { order, seenOrder }: OrderUpdate,
  { uid, email }: Staff,
): Promise<CurrentOrder | null> {
  // The version is read first, so that an order stored after this read makes the batch fail.
  const latest = await readLatestChange(db, collection);
  const positions = await readPositions(db, collection);
  const before = positions.map(({ _id }) => _id);
  const current = { order: before, lastChange: latest.lastChange };
  // A repeated request finds its own order.
  if (isDeepStrictEqual(before, order)) return current;
  if (!isDeepStrictEqual(before, seenOrder)) throw new ApiProblem('conflict', { current });
  const at = Timestamp.now();
  const by = { uid, email };
  const batch = db.batch();
  const changes = positions
    .map(({ _id: id, num: from }) => ({ id, from, to: order.indexOf(id) + 1 }))
    .filter(({ from, to }) => from !== to);
  for (const { id, to } of changes) batch.update(db.collection(collection).doc(id), { num: to });
  // Two simultaneous orders make the same id, and only the first is stored.
  const version = latest.version + 1;
  const entry = { collection, at, by, before, after: order, changes, version };
  batch.create(orders(db).doc(`${collection}_${version}`), entry);
  recordActivity(db, batch, { action: 'reorder', subject: { kind: collection, id: '' }, by });
  return commitAttempt(batch, {
    order: [...order],
    lastChange: { at: at.toDate().toISOString(), by },
  });
}

const hasSameIds = (ids: readonly string[], otherIds: readonly string[]) =>
  new Set(ids).size === ids.length && isDeepStrictEqual(ids.toSorted(), otherIds.toSorted());

/**
 * Saves the order of all rows of a collection, and who changed it. The rows keep their `updatedAt`,
 * which the site shows as the date of a text. The save takes no locks.
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
  return retryUntilDeadline(() => attemptSaveOrder(db, collection, update, staff));
}

/** The largest difference between the clocks of the functions and the database. */
const clockToleranceMs = 60_000;

const changesSchema = v.array(v.object({ id: v.string(), from: v.number(), to: v.number() }));

/**
 * Whether a row's change is only its new position in an order that the API has saved.
 *
 * @param at the instant of the row's change in milliseconds
 */
export async function isOrderChange(
  db: Firestore,
  collection: EditableCollection,
  before: object,
  after: { readonly _id: string },
  at: number,
): Promise<boolean> {
  if (!('num' in before && 'num' in after)) return false;
  if (!isDeepStrictEqual({ ...before, num: after.num }, after)) return false;
  const { docs } = await orders(db)
    .where('at', '>', Timestamp.fromMillis(at - clockToleranceMs))
    .where('at', '<', Timestamp.fromMillis(at + clockToleranceMs))
    .get();
  const entries = docs.filter((entry) => entry.get('collection') === collection);
  return entries.some((entry) => {
    const changes = v.safeParse(changesSchema, entry.get('changes'));
    return (
      changes.success &&
      changes.output.some(
        ({ id, from, to }) => id === after._id && from === before.num && to === after.num,
      )
    );
  });
}

/** Deletes the order changes from before an instant. Returns their number. */
export const deleteOrders = (db: Firestore, before: number): Promise<number> =>
  deleteEach(orders(db).where('at', '<', Timestamp.fromMillis(before)));
