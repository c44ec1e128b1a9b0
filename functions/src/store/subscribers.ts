import { type Locale, locales } from '@club/domain/locale';
import { FieldPath, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { type Changes, toUpdate } from './database.ts';
import { deleteEach, updateEach, writeEach } from './bulk-writes.ts';
import { parseDocument } from './parse-document.ts';

const timestamp = v.instance(Timestamp);

/** The proof of consent that the law requires. */
const consentSchema = v.object({
  /** The version of the form's text. */
  wording: v.string(),
  locale: v.picklist(locales),
  page: v.string(),
  at: timestamp,
});

/**
 * The document of a subscriber. After an unsubscription it has no address, and the consent remains
 * as proof. Only state and language are required: whatever else is missing, the reader can
 * unsubscribe.
 */
const subscriberSchema = v.object({
  /** `bounced`: the reader once confirmed, but the address does not exist. */
  state: v.picklist(['pending', 'confirmed', 'bounced', 'unsubscribed']),
  email: v.exactOptional(v.string()),
  locale: v.picklist(locales),
  consent: v.exactOptional(consentSchema),
  /** While a former reader asks again: the proof of the earlier subscription. */
  formerConsent: v.exactOptional(consentSchema),
  requestedAt: v.exactOptional(timestamp),
  confirmedAt: v.exactOptional(timestamp),
  unsubscribedAt: v.exactOptional(timestamp),
  bouncedAt: v.exactOptional(timestamp),
  /** How the reader unsubscribed: by form, link, one-click, or because the address bounced. */
  way: v.exactOptional(v.picklist(['form', 'link', 'one-click', 'bounced'])),
});
export type Subscriber = Readonly<v.InferOutput<typeof subscriberSchema>>;

/** Derives a subscriber's id as a hash, so that an id reveals no address. */
export const makeSubscriberId = (email: string): string =>
  makeHashedId('address', canonicalizeEmail(email));

const subscribers = (db: Firestore) => db.collection('subscribers');
const getSubscriberReference = (db: Firestore, id: string) => db.doc(`subscribers/${id}`);

/** Finds a subscriber. A transaction locks the document. */
export async function findSubscriber(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Subscriber | undefined> {
  const reference = getSubscriberReference(db, id);
  return parseDocument(await (transaction?.get(reference) ?? reference.get()), subscriberSchema);
}

/** Counts the subscribers in a state. */
export async function countSubscribers(db: Firestore, state: Subscriber['state']): Promise<number> {
  return (await subscribers(db).where('state', '==', state).count().get()).data().count;
}

/** Counts the subscriptions that have ended since an instant, also because an address bounced. */
export async function countUnsubscribedSince(db: Firestore, since: number): Promise<number> {
  const query = subscribers(db)
    .where('state', '==', 'unsubscribed')
    .where('unsubscribedAt', '>=', Timestamp.fromMillis(since));
  return (await query.count().get()).data().count;
}

interface ReaderPage {
  readonly readers: readonly { readonly id: string; readonly locale: Locale }[];
  /** The id of the page's last document. Undefined if the page is empty. */
  readonly lastId: string | undefined;
  readonly isLast: boolean;
}

/**
 * Reads the next page of confirmed readers after an id. An empty cursor starts at the beginning. A
 * document that cannot be read counts for the page's size, but is not among its readers.
 */
export async function listReadersAfter(
  db: Firestore,
  transaction: Transaction,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<ReaderPage> {
  const query = subscribers(db)
    .where('state', '==', 'confirmed')
    .orderBy(FieldPath.documentId())
    .limit(size);
  const { docs } = await transaction.get(cursor === '' ? query : query.startAfter(cursor));
  const readers = docs.flatMap((doc) => {
    const subscriber = parseDocument(doc, subscriberSchema);
    return subscriber ? [{ id: doc.id, locale: subscriber.locale }] : [];
  });
  return { readers, lastId: docs.at(-1)?.id, isLast: docs.length < size };
}

/** Creates a subscriber, or sets fields of an existing one. */
export function setSubscriber(
  db: Firestore,
  transaction: Transaction,
  id: string,
  fields: Partial<Subscriber>,
): void {
  transaction.set(getSubscriberReference(db, id), fields, { merge: true });
}

/** Updates an existing subscriber. */
export function updateSubscriber(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<Subscriber>,
): void {
  transaction.update(getSubscriberReference(db, id), toUpdate(changes));
}

export function deleteSubscriber(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getSubscriberReference(db, id));
}

type InstantField = 'requestedAt' | 'bouncedAt' | 'unsubscribedAt';

const subscribersInStateBefore = (
  db: Firestore,
  state: Subscriber['state'],
  { field, before }: { readonly field: InstantField; readonly before: number },
) => subscribers(db).where(field, '<', Timestamp.fromMillis(before)).where('state', '==', state);

/** Deletes the subscribers in a state whose `field` is before an instant. Returns their number. */
export const deleteSubscribers = (
  db: Firestore,
  state: Subscriber['state'],
  cutoff: { readonly field: InstantField; readonly before: number },
): Promise<number> => deleteEach(subscribersInStateBefore(db, state, cutoff));

/**
 * Returns the changes that end a subscription. The address is deleted. The consent remains as proof:
 * that of the earlier subscription if a former reader has not confirmed again.
 */
export const makeUnsubscription = (
  { state, consent, formerConsent }: Subscriber,
  { at, way }: { readonly at: Timestamp; readonly way: Subscriber['way'] },
): Changes<Subscriber> => ({
  state: 'unsubscribed',
  unsubscribedAt: at,
  way,
  email: undefined,
  consent: state === 'pending' ? (formerConsent ?? consent) : consent,
  formerConsent: undefined,
});

/**
 * Deletes the subscribers who asked before an instant and never confirmed. Of a former reader, it
 * deletes only the new request, and the earlier consent remains as proof. Returns their number.
 */
export const endUnconfirmedRequests = (db: Firestore, before: number): Promise<number> =>
  writeEach(
    subscribersInStateBefore(db, 'pending', { field: 'requestedAt', before }),
    (document) => {
      const { ref, updateTime } = document;
      const subscriber = parseDocument(document, subscriberSchema);
      if (!subscriber?.confirmedAt) return ref.delete({ lastUpdateTime: updateTime });
      const { unsubscribedAt, confirmedAt, way } = subscriber;
      const unsubscription = { at: unsubscribedAt ?? confirmedAt, way: way ?? 'bounced' } as const;
      const changes = makeUnsubscription(subscriber, unsubscription);
      return ref.update(toUpdate(changes), { lastUpdateTime: updateTime });
    },
  );

/**
 * Ends the subscriptions whose address bounced before an instant. Returns their number. The consent
 * remains as proof. There is no suppression, because the reader did not unsubscribe.
 */
export const unsubscribeBounced = (db: Firestore, before: number, now: number): Promise<number> =>
  updateEach<Subscriber>(subscribersInStateBefore(db, 'bounced', { field: 'bouncedAt', before }), {
    state: 'unsubscribed',
    way: 'bounced',
    unsubscribedAt: Timestamp.fromMillis(now),
    email: undefined,
    bouncedAt: undefined,
  });
