import { messageFields } from '@club/domain/contact';
import { locales } from '@club/domain/locale';
import {
  type MessageList,
  messagesPerPage,
  messageStates,
  type VisitorMessage,
} from '@club/domain/visitor-message';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';

const timestamp = v.instance(Timestamp);

/** A staff member who did something with a message. */
const staffMemberSchema = v.object({ uid: v.string(), email: v.string() });

/** What staff have done with a message. A new message is stored without these fields. */
const handlingFields = {
  state: v.optional(v.picklist(messageStates), 'new'),
  updatedAt: v.exactOptional(timestamp),
  updatedBy: v.exactOptional(staffMemberSchema),
  answeredAt: v.exactOptional(timestamp),
  answeredBy: v.exactOptional(staffMemberSchema),
};

const storedMessageSchema = v.object({
  ...messageFields,
  locale: v.picklist(locales),
  at: timestamp,
  expiresAt: timestamp,
  ...handlingFields,
});
type StoredMessage = v.InferOutput<typeof storedMessageSchema>;
type NewMessage = Omit<StoredMessage, keyof typeof handlingFields>;
/** The fields that a change of the state writes. */
export type MessageHandling = Pick<StoredMessage, keyof typeof handlingFields>;

const messages = (db: Firestore) => db.collection('messages');
const getMessageReference = (db: Firestore, id: string) => db.doc(`messages/${id}`);

/** Finds a visitor's message. A transaction locks it. */
export async function findMessage(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredMessage | undefined> {
  const reference = getMessageReference(db, id);
  return parseDocument(await (transaction?.get(reference) ?? reference.get()), storedMessageSchema);
}

/** Whether a message exists. A transaction locks it. */
export async function hasMessage(
  db: Firestore,
  id: string,
  transaction: Transaction,
): Promise<boolean> {
  return (await transaction.get(getMessageReference(db, id))).exists;
}

/** Creates a message. A time-to-live policy of Firestore deletes it after `expiresAt`. */
export function createMessage(
  db: Firestore,
  transaction: Transaction,
  id: string,
  message: NewMessage,
): void {
  transaction.create(getMessageReference(db, id), message);
}

/** Replaces a stored message. */
export function replaceMessage(
  db: Firestore,
  transaction: Transaction,
  id: string,
  message: StoredMessage,
): void {
  transaction.set(getMessageReference(db, id), message);
}

/** Deletes a message. */
export function deleteMessage(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getMessageReference(db, id));
}

const toIso = (instant: Timestamp) => instant.toDate().toISOString();

/** Converts a stored message to what staff see. */
export function toVisitorMessage(id: string, message: StoredMessage): VisitorMessage {
  const { at, expiresAt, updatedAt, updatedBy, answeredAt, answeredBy, ...fields } = message;
  return {
    ...fields,
    _id: id,
    at: toIso(at),
    expiresAt: toIso(expiresAt),
    updatedAt: toIso(updatedAt ?? at),
    updatedBy: updatedBy?.email ?? '',
    answeredBy: answeredBy?.email ?? '',
    answeredAt: answeredAt ? toIso(answeredAt) : '',
  };
}

/**
 * Lists a page of messages, newest first. Skips and logs malformed ones.
 *
 * @param after the document of the last message of the previous page
 */
export async function listVisitorMessages(
  db: Firestore,
  after?: DocumentSnapshot,
): Promise<MessageList> {
  const latest = messages(db)
    .orderBy('at', 'desc')
    .limit(messagesPerPage + 1);
  const { docs } = await (after ? latest.startAfter(after) : latest).get();
  const page = docs.slice(0, messagesPerPage).flatMap((doc) => {
    const message = parseDocument(doc, storedMessageSchema);
    return message ? [toVisitorMessage(doc.id, message)] : [];
  });
  return { messages: page, hasMore: docs.length > messagesPerPage };
}

/** Gets the document of a message, for `after` of `listVisitorMessages`. */
export const getMessageDocument = (db: Firestore, id: string): Promise<DocumentSnapshot> =>
  getMessageReference(db, id).get();

/**
 * Counts the messages in the state `new`. A query cannot find those that are stored without a
 * state. So the messages in another state are subtracted from all.
 */
export async function countNewMessages(db: Firestore): Promise<number> {
  const handledStates = messageStates.filter((state) => state !== 'new');
  const [allMessages, handledMessages] = await Promise.all([
    messages(db).count().get(),
    messages(db).where('state', 'in', handledStates).count().get(),
  ]);
  return allMessages.data().count - handledMessages.data().count;
}
