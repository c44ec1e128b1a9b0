import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { documentId } from '@club/domain/validation/fields';
import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { repairRow } from '@club/domain/repair-row';
import type { Auth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { type DocumentSnapshot, type Firestore, Timestamp } from '../store/database.ts';
import { describeRow } from '../store/describe-subject.ts';
import { listChangedFields } from '../store/changed-fields.ts';
import { createHistoryEntryOnce, listHistoryEntriesAt } from '../store/history.ts';
import { toRow } from '../store/row-document.ts';

/** A change of a row, from a Firestore trigger. */
export interface RowChange {
  readonly collection: EditableCollection;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
  /** The author that the platform names: an e-mail address, an account's uid, or nothing. */
  readonly authId: string | undefined;
}

/** Derives the entry's id from the update time, so a repeated delivery gets the same id. */
function makeEntryId({ ref, updateTime }: DocumentSnapshot): string {
  const version = `${ref.path} ${updateTime?.seconds}.${updateTime?.nanoseconds}`;
  return createHash('sha256').update(version).digest('hex').slice(0, 40);
}

/**
 * Whether a change already has its history entry. The API and `applyDisplayTimes` write a row and
 * its entry in one batch. Any other change has no entry yet.
 */
async function isRecorded(
  database: Firestore,
  { collection, after: snapshot }: RowChange,
  entry: object,
) {
  const at: unknown = snapshot.get('updatedAt');
  // Only the console can remove it, and Firestore refuses a query for undefined.
  if (at === undefined) return false;
  const entries = await listHistoryEntriesAt(database, { collection, id: snapshot.id, at });
  // The console may change a row without a new `updatedAt`. The entry of an earlier save then has
  // the same instant. So only an entry with the same change counts.
  const getChange = (data: object) => {
    const { before, after } = data as Record<string, unknown>;
    return { before, after };
  };
  return entries.some((storedEntry) => isDeepStrictEqual(getChange(storedEntry), getChange(entry)));
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
 * Stores the history entry of a change that staff made without the API. They made it under the
 * security rules or in the console. Skips a change that the API has recorded, and a change of only
 * the position. Also skips a repeated delivery, and a row with an invalid id.
 *
 * @throws any error of Firestore; the next delivery starts again
 */
export async function recordChange(
  { database, auth }: { database: Firestore; auth: Auth },
  change: RowChange,
): Promise<void> {
  const { collection, before, after, authId } = change;
  // The API cannot show the history of a row with an invalid id.
  if (!v.is(documentId, after.id)) return;
  const rowBefore = repairRow(collection, toRow(before));
  const rowAfter = repairRow(collection, toRow(after));
  const entry = { before: rowBefore.row, after: rowAfter.row };
  if (await isRecorded(database, change, entry)) return;
  const isReadable = rowBefore.unreadableFields.length + rowAfter.unreadableFields.length === 0;
  if (isReadable && isPositionChange(entry.before, entry.after)) return;
  const changedAt = after.updateTime?.toMillis() ?? Date.now();
  const document = {
    ...entry,
    collection,
    id: after.id,
    at: Timestamp.fromMillis(changedAt),
    by: await findAuthor(auth, authId),
    isDirect: true,
    ...(!isReadable && {
      unreadable: { before: rowBefore.unreadableFields, after: rowAfter.unreadableFields },
    }),
  };
  const subject = describeRow(collection, rowAfter.row);
  const changedFields = listChangedFields(entry.before, entry.after);
  const activity = { action: 'save', subject, by: document.by, changedFields } as const;
  await createHistoryEntryOnce(database, makeEntryId(after), document, activity);
}
