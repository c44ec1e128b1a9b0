import { getContentType, isImageCollection } from '@club/domain/content/content-types';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import type { LifecycleCollection, NewRow, RetiredRow } from '@club/domain/row-lifecycle';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { getImageRemovalChanges } from '@club/domain/take-down';
import { ApiProblem } from '../runtime/problem.ts';
import { describeRow, recordActivity } from './activity.ts';
import { recordRowChange } from './record-row-change.ts';
import { runRequestTransaction } from './request-transaction.ts';
import { getRetiredReference } from './retired-rows.ts';
import { toDocument, toRow } from './row-document.ts';
import { enforceRowLimit, readRowsBeforeAddition } from './row-limit.ts';
import type { Staff } from './staff-accounts.ts';

type EditableRow = RetiredRow['row'];

const readNumber = (snapshot: QueryDocumentSnapshot) => {
  const num: unknown = snapshot.get('num');
  return typeof num === 'number' && Number.isInteger(num) ? num : 0;
};

/** The position after all other rows. */
const findNextPosition = (siblings: readonly QueryDocumentSnapshot[]) =>
  Math.min(Math.max(0, ...siblings.map(readNumber)) + 1, limits.num);

/**
 * Omits an image without consent. The consent may have been withdrawn, and a copy must not show the
 * image again.
 */
const omitImageWithoutConsent = (
  collection: LifecycleCollection,
  row: EditableRow,
): EditableRow => {
  if (!isImageCollection(collection) || !('consentAt' in row) || row.consentAt !== null) return row;
  return { ...row, ...getImageRemovalChanges(collection) };
};

/** Whether the rows of a collection repeat their id in a field, as programs do. */
const hasIdField = (collection: LifecycleCollection) =>
  getContentType(collection).fieldList.some(({ kind }) => kind === 'id');

/**
 * Makes the hidden row to store, and the same row before it was hidden, for the history.
 *
 * @throws ApiProblem `not-found` without the row to copy
 */
function makeRow(
  collection: LifecycleCollection,
  { id, copyOf }: NewRow,
  siblings: readonly QueryDocumentSnapshot[],
) {
  const source = siblings.find((sibling) => sibling.id === copyOf);
  if (copyOf !== undefined && !source) throw new ApiProblem('not-found');
  const { order, hiddenValues } = getContentType(collection);
  const ownFields = {
    _id: id,
    ...(hasIdField(collection) && { id }),
    ...(order !== undefined && { num: findNextPosition(siblings) }),
    updatedAt: new Date().toISOString(),
  };
  const fields = source
    ? omitImageWithoutConsent(collection, repairRow(collection, toRow(source)).row)
    : {};
  const visibleRow = repairRow(collection, { ...fields, ...ownFields }).row;
  const row = repairRow(collection, { ...visibleRow, ...hiddenValues }).row;
  return { visibleRow, row };
}

/**
 * Refuses a program whose team or group has a row under another document id.
 *
 * @throws ApiProblem `conflict`
 */
function requireUnusedProgramId(id: string, siblings: readonly QueryDocumentSnapshot[]): void {
  const hasProgram = siblings.some((sibling) => {
    const programId: unknown = sibling.get('id');
    return typeof programId === 'string' && programId.toUpperCase() === id.toUpperCase();
  });
  if (hasProgram) throw new ApiProblem('conflict');
}

async function createInTransaction(
  db: Firestore,
  transaction: Transaction,
  { collection, newRow, by }: { collection: LifecycleCollection; newRow: NewRow; by: Staff },
): Promise<EditableRow> {
  const reference = db.collection(collection).doc(newRow.id);
  const retiredRowReference = getRetiredReference(db, collection, newRow.id);
  const siblings = await readRowsBeforeAddition(db, transaction, collection);
  const [existingRow, retiredRow] = await transaction.getAll(reference, retiredRowReference);
  if (existingRow?.exists === true) return repairRow(collection, toRow(existingRow)).row;
  if (retiredRow?.exists === true) throw new ApiProblem('conflict');
  enforceRowLimit(siblings);
  if (hasIdField(collection)) requireUnusedProgramId(newRow.id, siblings);
  const { visibleRow, row } = makeRow(collection, newRow, siblings);
  transaction.create(reference, toDocument(row));
  const action = newRow.copyOf === undefined ? 'create' : 'duplicate';
  // The hidden row has no picture. Staff show the picture by restoring its history entry.
  const hidesImage = 'imageURL' in getContentType(collection).hiddenValues;
  if (hidesImage && 'imageURL' in visibleRow && visibleRow.imageURL !== '') {
    const change = { collection, before: visibleRow, after: row, by, action } as const;
    recordRowChange(db, transaction, change);
  } else recordActivity(db, transaction, { action, subject: describeRow(collection, row), by });
  return row;
}

/**
 * Creates a hidden row or a hidden copy of a row (`hiddenValues` of its type), after all others. A
 * repeated request returns the row that exists.
 *
 * @throws ApiProblem `too-many-rows`. It is `not-found` without the row to copy. It is `conflict`
 *   when a retired row has the id, or another row has the same program. It is `unavailable` when
 *   concurrent writes prevent the creation until the deadline.
 */
export const createRow = (
  db: Firestore,
  collection: LifecycleCollection,
  newRow: NewRow,
  staff: Staff,
): Promise<EditableRow> =>
  runRequestTransaction(db, (transaction) =>
    createInTransaction(db, transaction, { collection, newRow, by: staff }),
  );
