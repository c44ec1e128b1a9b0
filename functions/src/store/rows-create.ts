import type { GrowingCollection } from '@club/domain/row-lifecycle';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import type { NewRow, RetiredRow } from '@club/domain/row-lifecycle';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { removeImageFields } from '@club/domain/take-down';
import { ApiProblem } from '../runtime/problem.ts';
import { describeRow } from './activity-subject.ts';
import { recordActivity } from './activity.ts';
import { newEntry } from './history.ts';
import { runRequestTransaction } from './request-transaction.ts';
import { retiredReference } from './retired-rows.ts';
import { toDocument, toRow } from './row-document.ts';
import { readRowsWithRoom } from './row-limit.ts';
import type { Staff } from './staff-accounts.ts';

type EditableRow = RetiredRow['row'];

/** The fields that hide a copy from visitors. A program cannot be hidden. */
const hiddenFields: Readonly<Record<GrowingCollection, object>> = {
  banners: { bannerDisplay: false, displayPlanned: false },
  carousels: { imageURL: '' },
  notes: {},
  programs: { registerDisplay: false },
};

const readNumber = (snapshot: QueryDocumentSnapshot) => {
  const num: unknown = snapshot.get('num');
  return typeof num === 'number' && Number.isInteger(num) ? num : 0;
};

/** The position after all other rows. */
const findLastPosition = (siblings: readonly QueryDocumentSnapshot[]) =>
  Math.min(Math.max(0, ...siblings.map(readNumber)) + 1, limits.num);

/** Leaves out an image without consent: a withdrawn consent must not return by a copy. */
const omitImageWithoutConsent = (row: EditableRow): EditableRow => {
  if (!('consentAt' in row) || row.consentAt !== null) return row;
  return { ...row, ...removeImageFields('alt' in row ? 'carousels' : 'banners') };
};

/** Makes the row, and the version of a copy before its picture was hidden. */
function makeRow(
  collection: GrowingCollection,
  { id, copyOf }: NewRow,
  siblings: readonly QueryDocumentSnapshot[],
) {
  const source = siblings.find((sibling) => sibling.id === copyOf);
  if (copyOf !== undefined && !source) throw new ApiProblem('not-found');
  const own = {
    _id: id,
    ...(collection === 'programs' ? { id } : { num: findLastPosition(siblings) }),
    updatedAt: new Date().toISOString(),
  };
  const fields = source ? omitImageWithoutConsent(repairRow(collection, toRow(source)).row) : {};
  const copy = repairRow(collection, { ...fields, ...own }).row;
  return { copy, row: repairRow(collection, { ...copy, ...hiddenFields[collection] }).row };
}

/** Refuses a program whose team or group has a row under another document id. */
function requireFreeProgram(id: string, siblings: readonly QueryDocumentSnapshot[]): void {
  const hasProgram = siblings.some((sibling) => {
    const programId: unknown = sibling.get('id');
    return typeof programId === 'string' && programId.toUpperCase() === id.toUpperCase();
  });
  if (hasProgram) throw new ApiProblem('conflict');
}

/**
 * Creates a row that visitors do not see, or a hidden copy of a row, after all others. A repeated
 * request returns the row that exists.
 *
 * @throws ApiProblem `too-many-rows`; `not-found` without the row to copy; `conflict` when a retired
 *   row has the id, or another row is the program's
 */
export function createRow(
  db: Firestore,
  collection: GrowingCollection,
  newRow: NewRow,
  staff: Staff,
): Promise<EditableRow> {
  const reference = db.collection(collection).doc(newRow.id);
  return runRequestTransaction(
    db,
    async (transaction) => {
      const [existingRow, retiredRow] = await transaction.getAll(
        reference,
        retiredReference(db, collection, newRow.id),
      );
      if (existingRow?.exists === true) return repairRow(collection, toRow(existingRow)).row;
      if (retiredRow?.exists === true) throw new ApiProblem('conflict');
      const siblings = await readRowsWithRoom(db, transaction, collection);
      if (collection === 'programs') requireFreeProgram(newRow.id, siblings);
      const { copy, row } = makeRow(collection, newRow, siblings);
      const { uid, email } = staff;
      transaction.create(reference, toDocument(row));
      // The picture of a hidden copy is in its history, from where one press shows it.
      if ('imageURL' in copy && copy.imageURL !== '' && collection === 'carousels') {
        const at = Timestamp.fromDate(new Date(row.updatedAt));
        const entry = { collection, id: newRow.id, at, by: { uid, email }, isDirect: false };
        transaction.create(newEntry(db), { ...entry, before: copy, after: row });
      }
      recordActivity(db, transaction, {
        action: newRow.copyOf === undefined ? 'create' : 'duplicate',
        subject: describeRow(collection, row),
        by: staff,
      });
      return row;
    },
    { maxAttempts: 10 },
  );
}
