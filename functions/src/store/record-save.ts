import type { ActivityAction } from '@club/domain/activity';
import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { recordActivity } from './activity.ts';
import { describeRow } from './describe-subject.ts';
import { isNoticeEnd, listChangedFields } from './changed-fields.ts';
import { makeHistoryReference } from './history.ts';
import type { Staff } from './staff-accounts.ts';

/** A batch or a transaction of Firestore. */
interface Writer {
  create(reference: DocumentReference, data: object): unknown;
}

/** A save of a row: both versions, who saves, and why. */
interface Save<Name extends EditableCollection> {
  readonly collection: Name;
  readonly before: RowOf<Name>;
  readonly after: RowOf<Name>;
  /** Null when the server saves by itself. */
  readonly staff: Staff | null;
  readonly action: ActivityAction;
  /** The fields of the earlier version that could not be read. */
  readonly unreadableFields?: readonly string[];
}

/**
 * Returns an instant after `before`, even if the clock is behind. Two saves of a row never share an
 * instant.
 *
 * @param before an ISO 8601 instant
 */
export const getNextInstant = (before: string): Timestamp =>
  Timestamp.fromMillis(Math.max(Date.now(), Date.parse(before) + 1));

/** Adds the history entry and the log's entry of a save to what writes the row. */
export function recordSave<Name extends EditableCollection>(
  db: Firestore,
  writer: Writer,
  { collection, before, after, staff, action, unreadableFields = [] }: Save<Name>,
): void {
  const by = { uid: staff?.uid ?? '', email: staff?.email ?? '' };
  writer.create(makeHistoryReference(db), {
    collection,
    id: after._id,
    at: Timestamp.fromDate(new Date(after.updatedAt)),
    by,
    isDirect: false,
    isAutomatic: staff === null,
    before,
    after,
    ...(unreadableFields.length > 0 && {
      unreadable: { before: [...unreadableFields], after: [] },
    }),
  });
  recordActivity(db, writer, {
    action: action === 'save' && isNoticeEnd(before, after) ? 'end-notice' : action,
    subject: describeRow(collection, after),
    by,
    changedFields: listChangedFields(before, after),
  });
}
