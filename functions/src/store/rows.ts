import { documentId } from '@club/domain/validation/fields';
import { noticeId } from '@club/domain/content/notice';
import type { EditableCollection } from '@club/domain/history';
import { type RepairedRow, repairRow } from '@club/domain/repair-row';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { assertBeforeDeadline } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { Staff } from './staff-accounts.ts';
import { firestore } from './admin.ts';
import { newEntry } from './history.ts';
import { isWriteConflict, retryUntilDeadline } from './retry-writes.ts';
import { recordActivity } from './activity.ts';
import { describeRow } from './activity-subject.ts';
import { readRows } from './read-rows.ts';
import { toDocument, toRow } from './row-document.ts';

/** Who saves a row, and whether they restore an earlier version of it. */
export interface RowAuthor {
  /** Null when the site moves a switch at its time. */
  readonly staff: Staff | null;
  readonly action: 'save' | 'restore' | 'take-down';
}

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}
type RowSchema<T extends Row> = v.GenericSchema<unknown, T>;

/** The new values of a save. `updatedAt` is the row's value when the edit began. */
interface Update {
  readonly updatedAt?: string | undefined;
  readonly [field: string]: unknown;
}

/**
 * Computes the values of a save from the stored row, or null if nothing is to be saved. `at` is the
 * save's instant.
 */
type ComputeUpdate<T extends Row> = (
  before: T,
  at: string,
) => Update | null | Promise<Update | null>;

/** Lists all rows of a collection, sorted by id. Skips and logs malformed rows. */
export const listRows = <T extends Row>(
  collection: EditableCollection,
  schema: RowSchema<T>,
): Promise<T[]> => readRows(firestore().collection(collection), schema);

/**
 * Returns an instant after `before`, even if the clock is behind. Two saves never share an instant.
 */
function nextInstant(before: string): Timestamp {
  return Timestamp.fromMillis(Math.max(Date.now(), Date.parse(before) + 1));
}

/** Fields that no save changes. They are a row's position and a program's id. */
const fixedFields = ['num', 'id'];

/** Whether no save may change a field. */
export const isFixedField = (name: string): boolean => fixedFields.includes(name);

function checkUpdate({ row, unreadable }: RepairedRow<Row>, update: Update): void {
  const { updatedAt: baseInstant } = update;
  if (baseInstant !== undefined && Date.parse(baseInstant) !== Date.parse(row.updatedAt)) {
    throw new ApiProblem('conflict', { current: row });
  }
  const storedFields: Readonly<Record<string, unknown>> = { ...row };
  const isChanged = 'id' in update && update['id'] !== storedFields['id'];
  if (isChanged && !unreadable.includes('id'))
    throw new ApiProblem('invalid-body', { fields: ['id'] });
}

/**
 * Removes the position from a save. A form that was opened before a change of the order has an
 * older position, and its save must neither fail nor undo that change (decision 052).
 */
function omitPosition({ num, ...update }: Update, { unreadable }: RepairedRow<Row>): Update {
  return num !== undefined && unreadable.includes('num') ? { ...update, num } : update;
}

/**
 * Writes the row, its history entry and the log's entry in one batch. Fails if the row has changed
 * since it was read.
 */
async function writeRow(
  snapshot: DocumentSnapshot,
  { row: before, unreadable }: RepairedRow<Row>,
  after: Row,
  { staff, action }: RowAuthor,
) {
  const { ref: reference, updateTime } = snapshot;
  const collection = reference.parent.id as EditableCollection;
  const by = { uid: staff?.uid ?? '', email: staff?.email ?? '' };
  const batch = firestore().batch();
  if (updateTime) batch.update(reference, toDocument(after), { lastUpdateTime: updateTime });
  else batch.create(reference, toDocument(after));
  batch.create(newEntry(firestore()), {
    collection,
    id: after._id,
    at: Timestamp.fromDate(new Date(after.updatedAt)),
    by,
    isDirect: false,
    isAutomatic: staff === null,
    before,
    after,
    ...(updateTime &&
      unreadable.length > 0 && { unreadable: { before: [...unreadable], after: [] } }),
  });
  const subject = describeRow(collection, after);
  recordActivity(firestore(), batch, { action, subject, by });
  await batch.commit();
}

/** Whether a row's first save creates it. Projects from before the notice have no document. */
const isCreatedBySave = ({ id, parent }: DocumentReference) =>
  parent.id === 'notices' && id === noticeId;

async function attemptSave<T extends Row>(
  { reference, collection }: { reference: DocumentReference; collection: EditableCollection },
  schema: RowSchema<T>,
  computeUpdate: ComputeUpdate<T>,
  author: RowAuthor,
): Promise<T | null> {
  const snapshot = await reference.get();
  if (!snapshot.exists && !isCreatedBySave(reference)) throw new ApiProblem('not-found');
  // Staff can also save a row with invalid fields, which are blank here.
  const repairedRow = repairRow(collection, toRow(snapshot));
  const before = v.parse(schema, repairedRow.row);
  const updatedAt = nextInstant(before.updatedAt).toDate().toISOString();
  const computedUpdate = await computeUpdate(before, updatedAt);
  if (computedUpdate === null) return before;
  const update = omitPosition(computedUpdate, repairedRow);
  checkUpdate(repairedRow, update);
  const after = v.parse(schema, { ...before, ...update, updatedAt });
  // The caller has already got an error, so the save must not succeed later.
  assertBeforeDeadline();
  try {
    await writeRow(snapshot, repairedRow, after, author);
    return after;
  } catch (error) {
    if (isWriteConflict(error)) return null;
    throw error;
  }
}

/**
 * Saves a row and its history entry together. With `update.updatedAt`, it refuses to overwrite a
 * newer row. It takes no locks: after a concurrent write it reads the row and tries again.
 *
 * @throws ApiProblem `not-found`; `conflict` with the current row; `invalid-body` for a changed
 *   program's `id`; `unavailable` when concurrent writes prevent the save until the deadline
 */
export async function saveRow<T extends Row>(
  collection: EditableCollection,
  schema: RowSchema<T>,
  id: string,
  update: Update | ComputeUpdate<T>,
  author: RowAuthor,
): Promise<T> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const reference = firestore().collection(collection).doc(id);
  const computeUpdate = typeof update === 'function' ? update : () => update;
  return retryUntilDeadline(() =>
    attemptSave({ reference, collection }, schema, computeUpdate, author),
  );
}
