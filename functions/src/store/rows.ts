import { documentId } from '@club/domain/validation/fields';
import {
  type EditableCollection,
  getContentType,
  getRowSchema,
  type RowOf,
} from '@club/domain/content/content-types';
import { type RepairedRow, repairRow } from '@club/domain/repair-row';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import type { Staff } from './staff-accounts.ts';
import { firestore } from './admin.ts';
import { getNextInstant } from './database.ts';
import { readRows } from './read-rows.ts';
import { recordRowChange } from './record-row-change.ts';
import { toDocument, toRow } from './row-document.ts';
import { type RowDecision, runRowTransaction } from './row-transaction.ts';

/** Who saves a row, and why. */
export interface SaveOrigin {
  /** Null when the server shows or hides the row at a planned time. */
  readonly staff: Staff | null;
  readonly action: 'save' | 'restore' | 'take-down';
}

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/** The new values of a save. `updatedAt` is the row's value when the edit began. */
interface RowUpdate {
  readonly updatedAt?: string | undefined;
  readonly [field: string]: unknown;
}

/**
 * Computes the values of a save from the stored row, or null if nothing is to be saved. `at` is the
 * save's instant. After a concurrent write, it is called again.
 */
type ComputeUpdate<T extends Row> = (
  before: T,
  at: string,
) => RowUpdate | null | Promise<RowUpdate | null>;

/** Lists the rows of a collection, sorted by `_id`. Skips and logs malformed rows. */
export const listRows = <Name extends EditableCollection>(
  collection: Name,
): Promise<RowOf<Name>[]> => readRows(firestore().collection(collection), getRowSchema(collection));

/** A row's position and a program's id. A save changes them only if they are invalid. */
const immutableFields = ['num', 'id'];

/** Whether saves may change this field only if its stored value is invalid. */
export const isImmutableField = (name: string): boolean => immutableFields.includes(name);

/**
 * Refuses a save if the row has changed since the edit began. It also refuses a save that would
 * change a program's valid id.
 *
 * @throws ApiProblem `conflict` with the current row, or `invalid-body` with `id`
 */
function checkUpdate({ row, unreadableFields }: RepairedRow<Row>, update: RowUpdate): void {
  const { updatedAt: baseInstant } = update;
  if (baseInstant !== undefined && Date.parse(baseInstant) !== Date.parse(row.updatedAt)) {
    throw new ApiProblem('conflict', { current: row });
  }
  const storedFields: Readonly<Record<string, unknown>> = { ...row };
  const isIdChanged = 'id' in update && update['id'] !== storedFields['id'];
  if (isIdChanged && !unreadableFields.includes('id'))
    throw new ApiProblem('invalid-body', { fields: ['id'] });
}

/**
 * Removes the position from a save, unless the stored position is invalid. A form that was opened
 * before a change of the order has an older position. Its save must neither fail nor undo that
 * change (docs/decisions/rows-and-orders.md).
 */
function omitPosition(
  { num, ...update }: RowUpdate,
  { unreadableFields }: RepairedRow<Row>,
): RowUpdate {
  return num !== undefined && unreadableFields.includes('num') ? { ...update, num } : update;
}

/** Decides about a save in the transaction that reads the row. */
async function decideSave<Name extends EditableCollection>(
  transaction: Transaction,
  { reference, collection }: { reference: DocumentReference; collection: Name },
  computeUpdate: ComputeUpdate<RowOf<Name>>,
  { staff, action }: SaveOrigin,
): Promise<RowDecision<RowOf<Name>>> {
  const schema = getRowSchema(collection);
  const snapshot = await transaction.get(reference);
  // Only a type with one row, the notice, has no document before its first save.
  const canBeCreated = reference.id === getContentType(collection).onlyId;
  if (!snapshot.exists && !canBeCreated) throw new ApiProblem('not-found');
  // Staff can also save a row with invalid fields, which are blank here.
  const repairedRow = repairRow(collection, toRow(snapshot));
  const before = v.parse(schema, repairedRow.row);
  const updatedAt = getNextInstant(before.updatedAt).toDate().toISOString();
  const computedUpdate = await computeUpdate(before, updatedAt);
  if (computedUpdate === null) return { result: before };
  const update = omitPosition(computedUpdate, repairedRow);
  checkUpdate(repairedRow, update);
  const after = v.parse(schema, { ...before, ...update, updatedAt });
  // A row that its first save creates has no earlier version.
  const unreadable = {
    before: snapshot.exists ? [...repairedRow.unreadableFields] : [],
    after: [],
  };
  const write = () => {
    if (snapshot.exists) transaction.update(reference, toDocument(after));
    else transaction.create(reference, toDocument(after));
    const change = { collection, before, after, by: staff, action, unreadable };
    recordRowChange(firestore(), transaction, change);
  };
  return { before, after, result: after, write };
}

/**
 * Saves a row, its history entry and the log's entry together. If the computed update has an
 * `updatedAt`, the save does not overwrite a newer row.
 *
 * @throws whatever `computeUpdate` throws, or ApiProblem: `not-found`, `conflict` with the current
 *   row, or `invalid-body` if the save would change a program's `id`. It is `unavailable` when
 *   concurrent writes prevent the save until the deadline.
 */
export async function saveRow<Name extends EditableCollection>(
  collection: Name,
  id: string,
  computeUpdate: ComputeUpdate<RowOf<Name>>,
  origin: SaveOrigin,
): Promise<RowOf<Name>> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const row = { reference: firestore().collection(collection).doc(id), collection };
  return runRowTransaction(firestore(), (transaction) =>
    decideSave(transaction, row, computeUpdate, origin),
  );
}
