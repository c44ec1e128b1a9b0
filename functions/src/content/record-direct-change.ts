import { isDeepStrictEqual } from 'node:util';
import { documentId } from '@club/domain/validation/fields';
import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { repairRow } from '@club/domain/repair-row';
import type { Auth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { type DocumentSnapshot, type Firestore, Timestamp } from '../store/database.ts';
import { isRecorded, recordRowChange } from '../store/record-row-change.ts';
import { toRow } from '../store/row-document.ts';

/** A change of a row, from a Firestore trigger. */
export interface RowChange {
  readonly collection: EditableCollection;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
  /** The author that the platform names: an e-mail address, an account's uid, or nothing. */
  readonly authId: string | undefined;
}

/** Whether only the row's position has changed, as in a new order of the rows. */
function isPositionChange(before: object, after: object): boolean {
  const { num: numBefore, ...restBefore }: { num?: unknown } = before;
  const { num: numAfter, ...restAfter }: { num?: unknown } = after;
  return numBefore !== numAfter && isDeepStrictEqual(restBefore, restAfter);
}

async function findAuthor(auth: Auth, authId: string | undefined): Promise<HistoryEntry['by']> {
  if (!authId) return { uid: '', email: '' };
  if (authId.includes('@')) return { uid: '', email: authId };
  // The author's id is recorded even if the account no longer exists.
  const account = await auth.getUser(authId).catch(() => undefined);
  return { uid: authId, email: account?.email ?? '' };
}

/**
 * Stores the history entry of a change without the API: under the security rules or in the console.
 * Skips a change that already has its entry, from the API or from an earlier delivery of the event.
 * Also skips a change of only the position, and a row with an invalid id.
 *
 * @throws any error of Firestore; the next delivery starts again
 */
export async function recordDirectChange(
  { database, auth }: { database: Firestore; auth: Auth },
  { collection, before, after, authId }: RowChange,
): Promise<void> {
  // The API cannot show the history of a row with an invalid id.
  if (!v.is(documentId, after.id)) return;
  const rowBefore = repairRow(collection, toRow(before));
  const rowAfter = repairRow(collection, toRow(after));
  const unreadable = {
    before: [...rowBefore.unreadableFields],
    after: [...rowAfter.unreadableFields],
  };
  const isReadable = unreadable.before.length + unreadable.after.length === 0;
  if (isReadable && isPositionChange(rowBefore.row, rowAfter.row)) return;
  const versions = {
    collection,
    before: rowBefore.row,
    after: rowAfter.row,
    directAt: after.updateTime ?? Timestamp.now(),
  };
  await database.runTransaction(async (transaction) => {
    if (await isRecorded(database, transaction, versions)) return;
    const by = await findAuthor(auth, authId);
    const change = { ...versions, by, action: 'save', unreadable } as const;
    recordRowChange(database, transaction, change);
  });
}
