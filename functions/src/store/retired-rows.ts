import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { programIds } from '@club/domain/program-ids';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import {
  lifecycleCollection,
  type LifecycleCollection,
  type RetiredRow,
  retiredRowSchema,
} from '@club/domain/row-lifecycle';
import { documentId } from '@club/domain/validation/fields';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { describeRow, recordActivity } from './activity.ts';
import { parseDocument } from './parse-document.ts';
import { toRow } from './row-document.ts';
import { enforceRowLimit, readRowsBeforeAddition } from './row-limit.ts';
import { type RowDecision, runRowTransaction } from './row-transaction.ts';
import type { Staff } from './staff-accounts.ts';

/** How long staff can restore a retired row. */
const restorableMs = retentionDays.retiredRow * dayMs;

/** The most retired rows that a query returns. */
const maxListedRows = lifecycleCollection.options.length * limits.rows;

const retiredRows = (db: Firestore) => db.collection('retired');

/** The document of a retired row. It exists only while the row is retired. */
export const getRetiredReference = (
  db: Firestore,
  collection: LifecycleCollection,
  id: string,
): DocumentReference => retiredRows(db).doc(`${collection}_${id}`);

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The stored fields of a retired row. `row` contains the document of the collection unchanged. */
const storedRowSchema = v.object({
  collection: lifecycleCollection,
  id: documentId,
  row: v.record(v.string(), v.unknown()),
  retiredAt: v.instance(Timestamp),
  by: retiredRowSchema.entries.by,
});

/** Reads a retired row; undefined if it is missing or malformed. */
function readRetiredRow(snapshot: DocumentSnapshot): RetiredRow | undefined {
  const storedRow = parseDocument(snapshot, storedRowSchema);
  if (!storedRow) return undefined;
  const { collection, id, row, retiredAt, by } = storedRow;
  return {
    _id: snapshot.id,
    collection,
    id,
    row: repairRow(collection, toRow({ id, data: () => row })).row,
    retiredAt: toIso(retiredAt.toMillis()),
    restorableUntil: toIso(retiredAt.toMillis() + restorableMs),
    by,
  };
}

/**
 * The row to retire, as staff saw it. With `updatedAt`, a row that has changed since is not
 * retired.
 */
interface SeenRow {
  readonly id: string;
  readonly updatedAt?: string | undefined;
}

async function decideRetirement(
  db: Firestore,
  transaction: Transaction,
  collection: LifecycleCollection,
  { id, updatedAt }: SeenRow,
  { uid, email }: Staff,
): Promise<RowDecision<RetiredRow>> {
  const reference = db.collection(collection).doc(id);
  const retiredRowReference = getRetiredReference(db, collection, id);
  const [snapshot, retiredSnapshot] = await transaction.getAll(reference, retiredRowReference);
  if (snapshot?.exists !== true) {
    const retiredRow = retiredSnapshot && readRetiredRow(retiredSnapshot);
    if (retiredRow) return { result: retiredRow };
    throw new ApiProblem('not-found');
  }
  const { row } = repairRow(collection, toRow(snapshot));
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updatedAt))
    throw new ApiProblem('conflict', { current: row });
  if (collection === 'programs' && 'id' in row && programIds.includes(row.id.toUpperCase()))
    throw new ApiProblem('fixed-program');
  const retiredAt = Timestamp.now();
  const by = { uid, email };
  const retiredRow = {
    _id: retiredRowReference.id,
    collection,
    id,
    row,
    by,
    retiredAt: toIso(retiredAt.toMillis()),
    restorableUntil: toIso(retiredAt.toMillis() + restorableMs),
  };
  const write = () => {
    transaction.set(retiredRowReference, { collection, id, row: snapshot.data(), retiredAt, by });
    transaction.delete(reference);
    const subject = describeRow(collection, row);
    recordActivity(db, transaction, { action: 'retire', subject, by });
  };
  return { before: row, result: retiredRow, write };
}

/**
 * Moves a row to the retired rows. A repeated request returns the retired row.
 *
 * @throws ApiProblem `not-found`, `conflict` with the current row, or `fixed-program`; `unavailable`
 *   when concurrent writes prevent it until the deadline
 */
export async function retireRow(
  db: Firestore,
  collection: LifecycleCollection,
  seenRow: SeenRow,
  staff: Staff,
): Promise<RetiredRow> {
  if (!v.is(documentId, seenRow.id)) throw new ApiProblem('not-found');
  return runRowTransaction(db, (transaction) =>
    decideRetirement(db, transaction, collection, seenRow, staff),
  );
}

/** Lists the rows that can be restored, the last retired first. */
export async function listRetiredRows(db: Firestore): Promise<RetiredRow[]> {
  const since = Timestamp.fromMillis(Date.now() - restorableMs);
  const { docs } = await retiredRows(db)
    .where('retiredAt', '>', since)
    .orderBy('retiredAt', 'desc')
    .limit(maxListedRows)
    .get();
  return docs.map(readRetiredRow).filter((row) => row !== undefined);
}

/**
 * Parses a document id into the collection and the id of its retired row.
 *
 * @throws ApiProblem `not-found` for an invalid id
 */
function parseRetiredId(retiredId: string): { collection: LifecycleCollection; id: string } {
  const [collection, ...parts] = retiredId.split('_');
  const id = parts.join('_');
  if (!v.is(lifecycleCollection, collection) || !v.is(documentId, id))
    throw new ApiProblem('not-found');
  return { collection, id };
}

async function decideRestoration(
  db: Firestore,
  transaction: Transaction,
  { collection, id }: { readonly collection: LifecycleCollection; readonly id: string },
  by: Staff,
): Promise<RowDecision<RetiredRow['row']>> {
  const reference = db.collection(collection).doc(id);
  const retiredRowReference = getRetiredReference(db, collection, id);
  const rows = await readRowsBeforeAddition(db, transaction, collection);
  const [current, snapshot] = await transaction.getAll(reference, retiredRowReference);
  const retiredRow = snapshot && readRetiredRow(snapshot);
  if (current?.exists === true) {
    if (retiredRow) throw new ApiProblem('conflict');
    return { result: repairRow(collection, toRow(current)).row };
  }
  // After 30 days, the nightly run may be deleting the row's pictures.
  if (!retiredRow || Date.parse(retiredRow.restorableUntil) <= Date.now())
    throw new ApiProblem('not-found');
  enforceRowLimit(rows);
  const { row } = retiredRow;
  const write = () => {
    transaction.create(reference, snapshot.get('row') as object);
    transaction.delete(retiredRowReference);
    const subject = describeRow(collection, row);
    recordActivity(db, transaction, { action: 'restore-retired', subject, by });
  };
  return { after: row, result: row, write };
}

/**
 * Restores a retired row exactly as it was, at its old position. A repeated request returns the row.
 *
 * @throws ApiProblem `not-found`, also after 30 days, or `too-many-rows`. It is `conflict` when a
 *   row with the same id exists. It is `unavailable` when concurrent writes prevent the restoration
 *   until the deadline.
 */
export async function restoreRetiredRow(
  db: Firestore,
  retiredId: string,
  staff: Staff,
): Promise<RetiredRow['row']> {
  const target = parseRetiredId(retiredId);
  return runRowTransaction(db, (transaction) => decideRestoration(db, transaction, target, staff));
}

/** A row that can no longer be restored. A malformed field is an empty string. */
export interface ExpiredRow {
  readonly reference: DocumentReference;
  /** The collection and the id that the row had. */
  readonly collection: string;
  readonly id: string;
}

const readString = (snapshot: DocumentSnapshot, field: string) => {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' ? value : '';
};

/** Lists the retired rows that can no longer be restored. */
export async function listExpiredRows(db: Firestore, now: number): Promise<ExpiredRow[]> {
  const before = Timestamp.fromMillis(now - restorableMs);
  const { docs } = await retiredRows(db)
    .where('retiredAt', '<=', before)
    .limit(maxListedRows)
    .get();
  return docs.map((snapshot) => ({
    reference: snapshot.ref,
    collection: readString(snapshot, 'collection'),
    id: readString(snapshot, 'id'),
  }));
}
