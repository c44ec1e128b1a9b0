import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import { documentId } from '@club/domain/fields';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from './admin.ts';
import { deleteEach } from './each-document.ts';

function findEntry(snapshot: DocumentSnapshot): HistoryEntry | null {
  const data = snapshot.data() ?? {};
  const at: unknown = data['at'];
  const entry = v.safeParse(historyEntrySchema, {
    ...data,
    _id: snapshot.id,
    at: at instanceof Timestamp ? at.toDate().toISOString() : at,
  });
  if (entry.success) return entry.output;
  logger.warn('malformed document skipped', { document: snapshot.ref.path });
  return null;
}

const historyOf = (db: Firestore) => db.collection('history');

/** Lists the last fifty saves of a row, the newest first. */
export async function listEntries(collection: string, id: string): Promise<HistoryEntry[]> {
  const { docs } = await historyOf(firestore())
    .where('collection', '==', collection)
    .where('id', '==', id)
    .orderBy('at', 'desc')
    .limit(limits.listSize)
    .get();
  return docs.map(findEntry).filter((entry) => entry !== null);
}

/**
 * Gives one save of the history.
 *
 * @throws ApiProblem `not-found`.
 */
export async function getEntry(id: string): Promise<HistoryEntry> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const snapshot = await historyOf(firestore()).doc(id).get();
  const entry = snapshot.exists ? findEntry(snapshot) : null;
  if (!entry) throw new ApiProblem('not-found');
  return entry;
}

/** Deletes the entries of before an instant; gives their number. */
export const deleteEntries = (db: Firestore, before: number): Promise<number> =>
  deleteEach(historyOf(db).where('at', '<', Timestamp.fromMillis(before)));
