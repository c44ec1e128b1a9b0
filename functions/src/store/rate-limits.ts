import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/** Who calls, as keyed hashes: no address is stored in readable form. */
export interface Caller {
  /** One household: an IPv4 address, or a /64 of IPv6. */
  readonly id: string;
  /**
   * What many callers may share: the front end of Hosting that passed the call on, or the /48 of an
   * IPv6 caller. Undefined where it is no wider than the caller.
   */
  readonly network: string | undefined;
}

/** At most `most` calls in each window of `seconds`; `name` begins the ids of its counts. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** The newsletter's two forms, by caller: ten families behind a school's address stay below. */
export const newsletterCalls: readonly RateLimit[] = [
  { name: 'newsletter', most: 30, seconds: 600 },
  { name: 'newsletter-day', most: 60, seconds: 86_400 },
];
/** Leaving by the form, by caller: beyond it is a flood, not a school. */
export const leavingCalls: readonly RateLimit[] = [{ name: 'leaving', most: 300, seconds: 600 }];
/** Contact messages, by caller. */
export const contactCalls: readonly RateLimit[] = [
  { name: 'contact', most: 10, seconds: 600 },
  { name: 'contact-day', most: 30, seconds: 86_400 },
];
/** How many times a caller's limit the callers of one network may reach together. */
const networkFactor = 10;
/** Contact messages, by the address they carry. */
export const contactAddress: RateLimit = { name: 'contact-address', most: 5, seconds: 86_400 };
/** All callers together: a flood must not reach the mail host, nor become the club's bill. */
export const subscriptionsPerDay: RateLimit = { name: 'subscriptions', most: 500, seconds: 86_400 };
export const messagesPerDay: RateLimit = { name: 'messages', most: 200, seconds: 86_400 };
/** Forms with the honeypot filled in are only counted: nobody is refused for what robots send. */
export const robotsPerDay: RateLimit = { name: 'robots', most: Infinity, seconds: 86_400 };

interface Window {
  readonly reference: DocumentReference;
  readonly most: number;
  readonly endsAt: number;
}

function windowOf(db: Firestore, { name, most, seconds }: RateLimit, who: string): Window {
  const index = Math.floor(Date.now() / 1000 / seconds);
  const reference = db.doc(`rateLimits/${name}_${who}_${index}`);
  return { reference, most, endsAt: (index + 1) * seconds * 1000 };
}

const tooMany = (endsAt: number) =>
  new ApiProblem('too-many-requests', {}, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));

/** Firestore removes the document by itself some time after `expiresAt`. */
const oneMore = (endsAt: number) => ({
  taken: FieldValue.increment(1),
  expiresAt: Timestamp.fromMillis(endsAt),
});

function requireRoom(snapshot: DocumentSnapshot, { most, endsAt }: Window): void {
  if (Number(snapshot.get('taken') ?? 0) >= most) throw tooMany(endsAt);
}

/** Gives what counts a turn in a transaction, without asking whether there is one. */
export function countTurn(
  db: Firestore,
  limit: RateLimit,
  who = 'all',
): (transaction: Transaction) => void {
  const { reference, endsAt } = windowOf(db, limit, who);
  return (transaction) => void transaction.set(reference, oneMore(endsAt), { merge: true });
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
  requireRoom(await window.reference.get(), window);
  return countTurn(db, limit, who);
}

/** The windows a call counts in: the caller's own, and the wider ones of its network. */
function windowsOf(db: Firestore, limits: readonly RateLimit[], caller: Caller): Window[] {
  return limits.flatMap((limit) => {
    const own = windowOf(db, limit, caller.id);
    if (caller.network === undefined) return [own];
    const wide = {
      ...limit,
      name: `${limit.name}-network`,
      most: limit.most * networkFactor,
    };
    return [own, windowOf(db, wide, caller.network)];
  });
}

/** What this instance alone has seen: exact, and a flood costs no reads once it is refused. */
const seen = new Map<string, number>();

/**
 * Counts a call in this instance, unless it is refused.
 *
 * @throws ApiProblem `too-many-requests` once one of the windows is used up.
 */
function countHere(windows: readonly Window[]): void {
  const times = ({ reference }: Window) => seen.get(reference.id) ?? 0;
  const usedUp = windows.find((window) => times(window) >= window.most);
  if (usedUp) throw tooMany(usedUp.endsAt);
  if (seen.size > 10_000) seen.clear();
  for (const window of windows) seen.set(window.reference.id, times(window) + 1);
}

/**
 * Counts one request of a caller by each of the limits, and by ten times each for its network:
 * exactly in this instance, and through the database together with the few others.
 *
 * @throws ApiProblem `too-many-requests`, with the seconds until the next one is welcome.
 */
export async function limitCaller(
  db: Firestore,
  limits: readonly RateLimit[],
  caller: Caller,
): Promise<void> {
  const windows = windowsOf(db, limits, caller);
  countHere(windows);
  const snapshots = await db.getAll(...windows.map(({ reference }) => reference));
  windows.forEach((window, index) => {
    const snapshot = snapshots[index];
    if (snapshot) requireRoom(snapshot, window);
  });
  const batch = db.batch();
  for (const { reference, endsAt } of windows)
    batch.set(reference, oneMore(endsAt), { merge: true });
  await batch.commit();
}

/** The same without refusing: whether the caller has used a limit up. */
export async function isOverLimit(
  db: Firestore,
  limits: readonly RateLimit[],
  caller: Caller,
): Promise<boolean> {
  try {
    await limitCaller(db, limits, caller);
    return false;
  } catch (error) {
    if (error instanceof ApiProblem && error.body.error === 'too-many-requests') return true;
    throw error;
  }
}
