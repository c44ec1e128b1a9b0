import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { growingCollection, type GrowingCollection } from '@club/domain/row-lifecycle';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import { type RetiredRow, retiredRowSchema } from '@club/domain/row-lifecycle';
import { documentId } from '@club/domain/validation/fields';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { describeRow } from './activity-subject.ts';
import { recordActivity } from './activity.ts';
import { parseDocument } from './parse-document.ts';
import { runRequestTransaction } from './request-transaction.ts';
import { toRow } from './row-document.ts';
import { readRowsWithRoom } from './row-limit.ts';
import type { Staff } from './staff-accounts.ts';

/** How long staff can restore a retired row. */
const restorableMs = retentionDays.retiredRow * dayMs;

/** The most retired rows of the list. */
const maxListedRows = growingCollection.options.length * limits.rows;

const retiredRows = (db: Firestore) => db.collection('retired');

/** The document of a retired row. It exists only while the row is retired. */
export const retiredReference = (
  db: Firestore,
  collection: GrowingCollection,
  id: string,
): DocumentReference => retiredRows(db).doc(`${collection}_${id}`);

const toIsoInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The stored fields of a retired row. `row` has them exactly as the collection had them. */
const storedSchema = v.object({
  collection: growingCollection,
  id: documentId,
  row: v.record(v.string(), v.unknown()),
  retiredAt: v.instance(Timestamp),
  by: retiredRowSchema.entries.by,
});

/** Reads a retired row; undefined if it is missing or malformed. */
function readRetiredRow(snapshot: DocumentSnapshot): RetiredRow | undefined {
  const storedRow = parseDocument(snapshot, storedSchema);
  if (!storedRow) return undefined;
  const { collection, id, row, retiredAt, by } = storedRow;
  return {
    _id: snapshot.id,
    collection,
    id,
    row: repairRow(collection, toRow({ id, data: () => row })).row,
    retiredAt: toIsoInstant(retiredAt.toMillis()),
    removedAt: toIsoInstant(retiredAt.toMillis() + restorableMs),
    by,
  };
}

/**
 * Moves a row to the retired ones. A repeated request returns the retired row.
 *
 * @param updatedAt the row's instant that staff saw, if they may not retire a newer row
 * @throws ApiProblem `not-found`, or `conflict` with the current row
 */
export function retireRow(
  db: Firestore,
  collection: GrowingCollection,
  { id, updatedAt }: { readonly id: string; readonly updatedAt?: string | undefined },
  staff: Staff,
): Promise<RetiredRow> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const reference = db.collection(collection).doc(id);
  const retiredDocument = retiredReference(db, collection, id);
  return runRequestTransaction(db, async (transaction) => {
    const [snapshot, earlier] = await transaction.getAll(reference, retiredDocument);
    if (snapshot?.exists !== true) {
      const retiredRow = earlier && readRetiredRow(earlier);
      if (retiredRow) return retiredRow;
      throw new ApiProblem('not-found');
    }
    const { row } = repairRow(collection, toRow(snapshot));
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updatedAt))
      throw new ApiProblem('conflict', { current: row });
    const { uid, email } = staff;
    const retiredAt = Timestamp.now();
    const by = { uid, email };
    transaction.set(retiredDocument, { collection, id, row: snapshot.data(), retiredAt, by });
    transaction.delete(reference);
    recordActivity(db, transaction, {
      action: 'retire',
      subject: describeRow(collection, row),
      by,
    });
    return {
      ...{ _id: retiredDocument.id, collection, id, row, by },
      retiredAt: toIsoInstant(retiredAt.toMillis()),
      removedAt: toIsoInstant(retiredAt.toMillis() + restorableMs),
    };
  });
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

/** The collection and the id of a retired row, from the id of its document. */
function parseRetiredId(retiredId: string): { collection: GrowingCollection; id: string } {
  const [collection, ...parts] = retiredId.split('_');
  const id = parts.join('_');
  if (!v.is(growingCollection, collection) || !v.is(documentId, id))
    throw new ApiProblem('not-found');
  return { collection, id };
}

/**
 * Restores a retired row exactly as it was, at its old position. A repeated request returns the row.
 *
 * @throws ApiProblem `not-found`, also after 30 days; `too-many-rows`; `conflict` when a row with
 *   the same id exists
 */
export function restoreRetiredRow(
  db: Firestore,
  retiredId: string,
  staff: Staff,
): Promise<RetiredRow['row']> {
  const { collection, id } = parseRetiredId(retiredId);
  const reference = db.collection(collection).doc(id);
  const retiredDocument = retiredReference(db, collection, id);
  return runRequestTransaction(db, async (transaction) => {
    const [current, snapshot] = await transaction.getAll(reference, retiredDocument);
    const retiredRow = snapshot && readRetiredRow(snapshot);
    if (current?.exists === true) {
      if (retiredRow) throw new ApiProblem('conflict');
      return repairRow(collection, toRow(current)).row;
    }
    // After its period, the nightly run may be deleting its pictures.
    if (!retiredRow || Date.parse(retiredRow.removedAt) <= Date.now())
      throw new ApiProblem('not-found');
    await readRowsWithRoom(db, transaction, collection);
    transaction.create(reference, snapshot.get('row') as object);
    transaction.delete(retiredDocument);
    const subject = describeRow(collection, retiredRow.row);
    recordActivity(db, transaction, { action: 'bring-back', subject, by: staff });
    return retiredRow.row;
  });
}

/** A retired row for the nightly run, also if a field of it is malformed. */
export interface RetiredSource {
  readonly reference: DocumentReference;
  /** The collection and the id that the row had. */
  readonly collection: string;
  readonly id: string;
  readonly imageURL: string;
}

const readString = (snapshot: DocumentSnapshot, field: string) => {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' ? value : '';
};

/** Lists the retired rows that can no longer be restored. */
export async function listExpiredRows(db: Firestore, now: number): Promise<RetiredSource[]> {
  const before = Timestamp.fromMillis(now - restorableMs);
  const { docs } = await retiredRows(db)
    .where('retiredAt', '<=', before)
    .limit(maxListedRows)
    .get();
  return docs.map((snapshot) => ({
    reference: snapshot.ref,
    collection: readString(snapshot, 'collection'),
    id: readString(snapshot, 'id'),
    imageURL: readString(snapshot, 'row.imageURL'),
  }));
}
