import { type ContactMessage, messageFields } from '@club/domain/contact';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';

const storedMessage = v.object(messageFields);
type Message = Pick<ContactMessage, keyof typeof messageFields>;

const rowOf = (db: Firestore, id: string) => db.doc(`messages/${id}`);

/** Finds a visitor's message. */
export async function findMessage(db: Firestore, id: string): Promise<Message | undefined> {
  return parseDocument(await rowOf(db, id).get(), storedMessage);
}

/** Whether a message exists. A transaction locks it. */
export async function hasMessage(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<boolean> {
  const row = rowOf(db, id);
  return (await (transaction?.get(row) ?? row.get())).exists;
}

/** Creates a message. A time-to-live policy of Firestore deletes it after `expiresAt`. */
export function createMessage(
  db: Firestore,
  transaction: Transaction,
  id: string,
  message: Message & { readonly at: Timestamp; readonly expiresAt: Timestamp },
): void {
  transaction.create(rowOf(db, id), message);
}
