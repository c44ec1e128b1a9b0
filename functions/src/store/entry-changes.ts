import { type EntryChange, entryChangeSchema } from '@club/domain/calendar/entry-change';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Writer } from './database.ts';
import { parseDocument } from './parse-document.ts';

const entryChanges = (db: Firestore) => db.collection('entryChanges');

/** Lists what staff changed about entries of the calendar. A transaction locks the collection. */
export async function listEntryChanges(
  db: Firestore,
  transaction?: Transaction,
): Promise<EntryChange[]> {
  const query = entryChanges(db).orderBy('__name__');
  const { docs } = await (transaction?.get(query) ?? query.get());
  return docs
    .map((doc) => parseDocument(doc, entryChangeSchema, { ...doc.data(), _id: doc.id }))
    .filter((change) => change !== undefined);
}

/** Finds what staff changed about an entry. A transaction locks it. */
export async function findEntryChange(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<EntryChange | undefined> {
  const reference = entryChanges(db).doc(id);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  return parseDocument(snapshot, entryChangeSchema, { ...snapshot.data(), _id: id });
}

/** Stores a change. Its instants stay texts, because no query compares them. */
export function setEntryChange(db: Firestore, writer: Writer, change: EntryChange): void {
  const { _id, ...fields } = change;
  writer.set(entryChanges(db).doc(_id), fields);
}

export function deleteEntryChange(db: Firestore, writer: Writer, id: string): void {
  writer.delete(entryChanges(db).doc(id));
}
