import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { documentId } from '@club/domain/fields';
import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { repairRow } from '@club/domain/repair-row';
import type { Auth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { type DocumentSnapshot, type Firestore, Timestamp } from '../store/database.ts';
import { createEntryOnce, listEntriesAt } from '../store/history.ts';
import { toRow } from '../store/row-document.ts';

/** A change of a row, as the trigger tells of it. */
export interface RowChange {
  readonly collection: EditableCollection;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
  /** Who wrote it, as the platform knows them: an e-mail address, an account's uid, or nothing. */
  readonly authId: string | undefined;
}

/** The same for every delivery of one change: a document's update time is never given twice. */
function entryId({ ref, updateTime }: DocumentSnapshot): string {
  const version = `${ref.path} ${updateTime?.seconds}.${updateTime?.nanoseconds}`;
  return createHash('sha256').update(version).digest('hex').slice(0, 40);
}

/** The API writes the row and its entry in one batch: either the entry is there, or the API wrote nothing. */
async function isRecorded(database: Firestore, { collection, after }: RowChange, entry: object) {
  const at: unknown = after.get('updatedAt');
  const entries = await listEntriesAt(database, { collection, id: after.id, at });
  // A console may change a row and leave its `updatedAt` as it was: only the same change counts.
  const getChange = (data: object) => {
    const { before, after: changedRow } = data as Record<string, unknown>;
    return { before, changedRow };
  };
  return entries.some((storedEntry) => isDeepStrictEqual(getChange(storedEntry), getChange(entry)));
}

async function findAuthor(auth: Auth, authId: string | undefined): Promise<HistoryEntry['by']> {
  if (!authId) return { uid: '', email: '' };
  if (authId.includes('@')) return { uid: '', email: authId };
  // Whoever is no account of ours has written all the same.
  const account = await auth.getUser(authId).catch(() => undefined);
  return { uid: authId, email: account?.email ?? '' };
}

/**
 * Writes the history entry of a change that came past the API: by staff under the security rules, or
 * from a console. A change that the API has recorded gets no second one, and neither does one that
 * is delivered twice.
 *
 * @throws what Firestore throws; the next delivery begins anew
 */
export async function recordChange(
  { database, auth }: { database: Firestore; auth: Auth },
  change: RowChange,
): Promise<void> {
  const { collection, before, after, authId } = change;
  // Its history could not be asked for: no address leads to such a row.
  if (!v.is(documentId, after.id)) return;
  const rowBefore = repairRow(collection, toRow(before));
  const rowAfter = repairRow(collection, toRow(after));
  const entry = { before: rowBefore.row, after: rowAfter.row };
  if (await isRecorded(database, change, entry)) return;
  const isReadable = rowBefore.unreadable.length + rowAfter.unreadable.length === 0;
  const document = {
    ...entry,
    collection,
    id: after.id,
    at: Timestamp.fromMillis(after.updateTime?.toMillis() ?? Date.now()),
    by: await findAuthor(auth, authId),
    isDirect: true,
    ...(!isReadable && {
      unreadable: { before: rowBefore.unreadable, after: rowAfter.unreadable },
    }),
  };
  await createEntryOnce(database, entryId(after), document);
}
