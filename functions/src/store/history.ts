import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import { limits } from '@club/domain/limits';
import { documentId } from '@club/domain/validation/fields';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from './admin.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDatedDocument } from './parse-document.ts';

const readEntry = (snapshot: DocumentSnapshot): HistoryEntry | undefined =>
  parseDatedDocument(snapshot, historyEntrySchema);

const history = (db: Firestore) => db.collection('history');

/** Lists the last fifty changes of a row, newest first. */
export async function listHistoryEntries(collection: string, id: string): Promise<HistoryEntry[]> {
  const { docs } = await history(firestore())
    .where('collection', '==', collection)
    .where('id', '==', id)
    .orderBy('at', 'desc')
    .limit(limits.listSize)
    .get();
  return docs.map(readEntry).filter((entry) => entry !== undefined);
}

/**
 * Gets one history entry.
 *
 * @throws ApiProblem `not-found`
 */
export async function getHistoryEntry(id: string): Promise<HistoryEntry> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const entry = readEntry(await history(firestore()).doc(id).get());
  if (!entry) throw new ApiProblem('not-found');
  return entry;
}

/** The document of a history entry. */
export const getHistoryReference = (db: Firestore, id: string): DocumentReference =>
  history(db).doc(id);

/** Deletes the entries from before an instant. Returns their number. */
export const deleteHistoryEntries = (db: Firestore, before: number): Promise<number> =>
  deleteEach(history(db).where('at', '<', Timestamp.fromMillis(before)));
