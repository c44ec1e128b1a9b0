import { createHash } from 'node:crypto';
import type { ActivityAction } from '@club/domain/activity';
import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import type { HistoryEntry } from '@club/domain/history';
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { describeRow, recordActivity } from './activity.ts';
import { isNoticeEnd, listChangedFields } from './changed-fields.ts';
import { getHistoryReference } from './history.ts';

/** Both versions of a changed row. */
interface RowVersions<Name extends EditableCollection> {
  readonly collection: Name;
  readonly before: RowOf<Name>;
  readonly after: RowOf<Name>;
  /** When a change without the API was stored; undefined for a change by the API. */
  readonly directAt?: Timestamp | undefined;
}

/** A change of a row: both versions, who changed the row, and why. */
interface RowChange<Name extends EditableCollection> extends RowVersions<Name> {
  /** Null when the server changes the row by itself. */
  readonly by: HistoryEntry['by'] | null;
  readonly action: ActivityAction;
  /** The fields of each version that could not be read. */
  readonly unreadable?: HistoryEntry['unreadable'];
}

/**
 * The history entry of a change. Its id is derived from the `updatedAt` of both versions. So the API
 * and the row's trigger have the same id for a change, and it gets one entry. If a change in the
 * console leaves `updatedAt` as it was, the id is derived from the time of the change instead.
 */
function getEntryReference<Name extends EditableCollection>(
  db: Firestore,
  { collection, before, after, directAt }: RowVersions<Name>,
): DocumentReference {
  const version =
    directAt && before.updatedAt === after.updatedAt
      ? `${directAt.seconds}.${directAt.nanoseconds}`
      : `${before.updatedAt} ${after.updatedAt}`;
  const hash = createHash('sha256').update(`${collection}/${after._id} ${version}`).digest('hex');
  return getHistoryReference(db, hash.slice(0, 40));
}

/** Whether a change of a row already has its history entry. The transaction locks the entry. */
export async function isRecorded<Name extends EditableCollection>(
  db: Firestore,
  transaction: Transaction,
  versions: RowVersions<Name>,
): Promise<boolean> {
  return (await transaction.get(getEntryReference(db, versions))).exists;
}

/**
 * Adds a change of a row to the row's history and to the log, in the transaction that writes the
 * row. The trigger does it in a transaction of its own, for a change without the API.
 */
export function recordRowChange<Name extends EditableCollection>(
  db: Firestore,
  transaction: Transaction,
  change: RowChange<Name>,
): void {
  const { collection, before, after, directAt, action, unreadable } = change;
  const { uid, email } = change.by ?? { uid: '', email: '' };
  const by = { uid, email };
  const isUnreadable = unreadable && unreadable.before.length + unreadable.after.length > 0;
  transaction.set(getEntryReference(db, change), {
    collection,
    id: after._id,
    at: Timestamp.fromMillis(directAt?.toMillis() ?? Date.parse(after.updatedAt)),
    by,
    isDirect: directAt !== undefined,
    isAutomatic: change.by === null,
    before,
    after,
    ...(isUnreadable && { unreadable }),
  });
  recordActivity(db, transaction, {
    action: action === 'save' && isNoticeEnd(before, after) ? 'end-notice' : action,
    subject: describeRow(collection, after),
    by,
    // A copy is a new row, so nothing of it has changed.
    ...(action !== 'duplicate' && { changedFields: listChangedFields(before, after) }),
  });
}
