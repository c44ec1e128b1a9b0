import { domainToASCII } from 'node:url';
import type { Locale } from '@club/domain/locale';
import { FieldPath, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { hashedId } from '../runtime/keyed-hash.ts';
import { type Changes, toUpdate } from './database.ts';
import { deleteEach, updateEach } from './bulk-writes.ts';

/** Why we may write to somebody, as the law wants it kept. */
interface Consent {
  /** Which wording stood beside the form. */
  readonly wording: string;
  readonly locale: Locale;
  readonly page: string;
  readonly at: Timestamp;
}

/** A row of the list. The address is gone once its reader has left; the consent stays as proof. */
export interface Subscriber {
  /** `bounced`: confirmed once, but the address does not exist (any more). */
  readonly state: 'pending' | 'confirmed' | 'bounced' | 'unsubscribed';
  readonly email?: string;
  readonly locale: Locale;
  readonly consent: Consent;
  readonly requestedAt: Timestamp;
  readonly confirmedAt?: Timestamp;
  readonly unsubscribedAt?: Timestamp;
  readonly bouncedAt?: Timestamp;
  /** The way somebody left: the form, the link's page, the mail program's button, or a bounce. */
  readonly way?: 'form' | 'link' | 'one-click' | 'bounced';
  /** Requests for this address: how many since when, and the latest. */
  readonly asked?: { readonly times: number; readonly since: Timestamp; readonly last: Timestamp };
}

/** The row's id: whoever reads an id learns no address. Both spellings of a domain are one. */
export function subscriberId(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return hashedId('address', `${email.slice(0, at)}@${domainToASCII(domain) || domain}`);
}

const subscribers = (db: Firestore) => db.collection('subscribers');
const rowOf = (db: Firestore, id: string) => db.doc(`subscribers/${id}`);

/** Finds a subscriber; within a transaction, the row is locked. */
export async function findSubscriber(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Subscriber | undefined> {
  const row = rowOf(db, id);
  return (await (transaction?.get(row) ?? row.get())).data() as Subscriber | undefined;
}

/** Counts the subscribers in a state. */
export async function countSubscribers(db: Firestore, state: Subscriber['state']): Promise<number> {
  return (await subscribers(db).where('state', '==', state).count().get()).data().count;
}

/** Lists the next confirmed readers after an id, the empty text for the first ones. */
export async function listReadersAfter(
  db: Firestore,
  transaction: Transaction,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<{ readonly id: string; readonly locale: Locale }[]> {
  const readers = subscribers(db)
    .where('state', '==', 'confirmed')
    .orderBy(FieldPath.documentId())
    .limit(size);
  const { docs } = await transaction.get(cursor === '' ? readers : readers.startAfter(cursor));
  return docs.map((doc) => ({ id: doc.id, locale: (doc.data() as Subscriber).locale }));
}

/** Creates a subscriber, or sets these fields of the row that is there. */
export function setSubscriber(
  db: Firestore,
  transaction: Transaction,
  id: string,
  fields: Partial<Subscriber>,
): void {
  transaction.set(rowOf(db, id), fields, { merge: true });
}

/** Updates a subscriber that is there. */
export function updateSubscriber(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<Subscriber>,
): void {
  transaction.update(rowOf(db, id), toUpdate(changes));
}

/** Deletes a subscriber within a transaction. */
export function deleteSubscriber(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(rowOf(db, id));
}

type InstantField = 'requestedAt' | 'bouncedAt' | 'unsubscribedAt';

const subscribersInStateBefore = (
  db: Firestore,
  state: Subscriber['state'],
  { field, before }: { readonly field: InstantField; readonly before: number },
) => subscribers(db).where(field, '<', Timestamp.fromMillis(before)).where('state', '==', state);

/** Deletes the subscribers that are in a state since before an instant; gives their number. */
export const deleteSubscribers = (
  db: Firestore,
  state: Subscriber['state'],
  since: { readonly field: InstantField; readonly before: number },
): Promise<number> => deleteEach(subscribersInStateBefore(db, state, since));

/**
 * Ends the subscriptions whose address bounced before an instant; gives their number. The consent
 * stays as after any other way out, and no suppression: its reader has not left.
 */
export const unsubscribeBounced = (db: Firestore, before: number, now: number): Promise<number> =>
  updateEach<Subscriber>(subscribersInStateBefore(db, 'bounced', { field: 'bouncedAt', before }), {
    state: 'unsubscribed',
    way: 'bounced',
    unsubscribedAt: Timestamp.fromMillis(now),
    email: undefined,
    bouncedAt: undefined,
  });
