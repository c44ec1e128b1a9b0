import type { Locale } from '@club/domain/locale';
import { FieldPath, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Changes, toUpdate } from './database.ts';
import { deleteEach, updateEach, writeEach } from './bulk-writes.ts';
import { type OptIn, optInSchema } from './opt-ins.ts';
import { parseDocument } from './parse-document.ts';

const subscribers = (db: Firestore) => db.collection('subscribers');

/** Counts the subscribers in a state. */
export async function countSubscribers(db: Firestore, state: OptIn['state']): Promise<number> {
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
    const subscriber = parseDocument(doc, optInSchema);
    return subscriber ? [{ id: doc.id, locale: subscriber.locale }] : [];
  });
  return { readers, lastId: docs.at(-1)?.id, isLast: docs.length < size };
}

type InstantField = 'requestedAt' | 'bouncedAt' | 'unsubscribedAt';

const subscribersInStateBefore = (
  db: Firestore,
  state: OptIn['state'],
  { field, before }: { readonly field: InstantField; readonly before: number },
) => subscribers(db).where(field, '<', Timestamp.fromMillis(before)).where('state', '==', state);

/** Deletes the subscribers in a state whose `field` is before an instant. Returns their number. */
export const deleteSubscribers = (
  db: Firestore,
  state: OptIn['state'],
  cutoff: { readonly field: InstantField; readonly before: number },
): Promise<number> => deleteEach(subscribersInStateBefore(db, state, cutoff));

/**
 * Returns the changes that end a subscription. The address is deleted, and so is the time when it
 * bounced. The consent remains as proof: that of the earlier subscription if a former reader has not
 * confirmed again.
 */
export const makeUnsubscription = (
  { state, consent, formerConsent }: OptIn,
  { at, way }: { readonly at: Timestamp; readonly way: OptIn['way'] },
): Changes<OptIn> => ({
  state: 'unsubscribed',
  unsubscribedAt: at,
  way,
  email: undefined,
  bouncedAt: undefined,
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
      const subscriber = parseDocument(document, optInSchema);
      if (!subscriber?.confirmedAt) return ref.delete({ lastUpdateTime: updateTime });
      const { unsubscribedAt, bouncedAt, confirmedAt, way = 'bounced' } = subscriber;
      // A former reader who had not unsubscribed asked again because the address had bounced.
      const at = unsubscribedAt ?? bouncedAt ?? confirmedAt;
      const changes = makeUnsubscription(subscriber, { at, way });
      return ref.update(toUpdate(changes), { lastUpdateTime: updateTime });
    },
  );

/**
 * Ends the subscriptions whose address bounced before an instant. Returns their number. The consent
 * remains as proof. There is no suppression, because the reader did not unsubscribe.
 */
export const unsubscribeBounced = (db: Firestore, before: number, now: number): Promise<number> =>
  updateEach<OptIn>(subscribersInStateBefore(db, 'bounced', { field: 'bouncedAt', before }), {
    state: 'unsubscribed',
    way: 'bounced',
    unsubscribedAt: Timestamp.fromMillis(now),
    email: undefined,
    bouncedAt: undefined,
  });
