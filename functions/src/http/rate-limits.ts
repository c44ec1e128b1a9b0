import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiProblem } from './problem.ts';

export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Forms and links of the newsletter, by caller: a family behind one address stays well below. */
export const newsletterCalls: RateLimit = { name: 'newsletter', most: 20, seconds: 600 };
/** Contact messages, by caller. */
export const contactCalls: RateLimit = { name: 'contact', most: 10, seconds: 600 };
/** Contact messages, by the address they carry. */
export const contactAddress: RateLimit = { name: 'contact-address', most: 5, seconds: 86_400 };
/** Everybody's together: a flood must not become the mail host's, nor the club's bill. */
export const subscriptionsPerDay: RateLimit = { name: 'subscriptions', most: 500, seconds: 86_400 };
export const messagesPerDay: RateLimit = { name: 'messages', most: 200, seconds: 86_400 };

interface Window {
  readonly reference: DocumentReference;
  readonly endsAt: number;
}

function windowOf(db: Firestore, { name, seconds }: RateLimit, who: string): Window {
  const index = Math.floor(Date.now() / 1000 / seconds);
  const reference = db.doc(`rateLimits/${name}_${who}_${index}`);
  return { reference, endsAt: (index + 1) * seconds * 1000 };
}

const tooMany = (endsAt: number) =>
  new ApiProblem('too-many-requests', {}, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));

/** Firestore removes the document by itself some time after `expiresAt`. */
const oneMore = (endsAt: number) => ({
  taken: FieldValue.increment(1),
  expiresAt: Timestamp.fromMillis(endsAt),
});

async function requireRoom({ reference, endsAt }: Window, most: number): Promise<void> {
  const taken = Number((await reference.get()).get('taken') ?? 0);
  if (taken >= most) throw tooMany(endsAt);
}

/**
 * Asks for a turn outside a transaction and gives what counts it inside one. The count is read
 * without a lock: under a rush it may pass its limit by a few, and nobody waits for anybody.
 *
 * @throws ApiProblem `too-many-requests` once the window's turns are used up.
 */
export async function takeTurn(
  db: Firestore,
  limit: RateLimit,
  who = 'all',
): Promise<(transaction: Transaction) => void> {
  const window = windowOf(db, limit, who);
  await requireRoom(window, limit.most);
  return (transaction) =>
    void transaction.set(window.reference, oneMore(window.endsAt), { merge: true });
}

/** What this instance alone has seen: exact, and a flood costs no reads once it is refused. */
const seen = new Map<string, number>();

/**
 * Counts one request of a caller: exactly in this instance, and through the database together with
 * the few others.
 *
 * @throws ApiProblem `too-many-requests`, with the seconds until the next one is welcome.
 */
export async function limitCaller(db: Firestore, limit: RateLimit, caller: string): Promise<void> {
  const window = windowOf(db, limit, caller);
  const key = window.reference.id;
  const times = (seen.get(key) ?? 0) + 1;
  if (times > limit.most) throw tooMany(window.endsAt);
  if (seen.size > 10_000) seen.clear();
  seen.set(key, times);
  await requireRoom(window, limit.most);
  await window.reference.set(oneMore(window.endsAt), { merge: true });
}
