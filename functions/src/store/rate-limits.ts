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
export const unsubscribeCalls: readonly RateLimit[] = [
  { name: 'leaving', most: 300, seconds: 600 },
];
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

function makeWindow(db: Firestore, { name, most, seconds }: RateLimit, callerId: string): Window {
  const index = Math.floor(Date.now() / 1000 / seconds);
  const reference = db.doc(`rateLimits/${name}_${callerId}_${index}`);
  return { reference, most, endsAt: (index + 1) * seconds * 1000 };
}

const makeProblem = (endsAt: number) =>
  new ApiProblem('too-many-requests', {}, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));

/** Firestore removes the document by itself some time after `expiresAt`. */
const makeIncrement = (endsAt: number) => ({
  taken: FieldValue.increment(1),
  expiresAt: Timestamp.fromMillis(endsAt),
});

function requireCapacity(snapshot: DocumentSnapshot, { most, endsAt }: Window): void {
  if (Number(snapshot.get('taken') ?? 0) >= most) throw makeProblem(endsAt);
}

/** Gives what counts a turn in a transaction, without asking whether there is one. */
export function makeCounter(
  db: Firestore,
  limit: RateLimit,
  callerId = 'all',
): (transaction: Transaction) => void {
  const { reference, endsAt } = makeWindow(db, limit, callerId);
  return (transaction) => void transaction.set(reference, makeIncrement(endsAt), { merge: true });
}

/**
 * Asks for a turn outside a transaction and gives what counts it inside one. The count is read
 * without a lock: under a rush it may pass its limit by a few, and nobody waits for anybody.
 *
 * @throws ApiProblem `too-many-requests` once the window's turns are used up.
 */
export async function checkLimit(
  db: Firestore,
  limit: RateLimit,
  callerId = 'all',
): Promise<(transaction: Transaction) => void> {
  const window = makeWindow(db, limit, callerId);
  requireCapacity(await window.reference.get(), window);
  return makeCounter(db, limit, callerId);
}

/** The windows a call counts in: the caller's own, and the wider ones of its network. */
function makeWindows(db: Firestore, limits: readonly RateLimit[], caller: Caller): Window[] {
  return limits.flatMap((limit) => {
    const callerWindow = makeWindow(db, limit, caller.id);
    if (caller.network === undefined) return [callerWindow];
    const networkLimit = {
      ...limit,
      name: `${limit.name}-network`,
      most: limit.most * networkFactor,
    };
    return [callerWindow, makeWindow(db, networkLimit, caller.network)];
  });
}

/** What this instance alone has seen: exact, and a flood costs no reads once it is refused. */
const instanceCounts = new Map<string, number>();

/**
 * Counts a call in this instance, unless it is refused.
 *
 * @throws ApiProblem `too-many-requests` once one of the windows is used up.
 */
function countInInstance(windows: readonly Window[]): void {
  const getCount = ({ reference }: Window) => instanceCounts.get(reference.id) ?? 0;
  const fullWindow = windows.find((window) => getCount(window) >= window.most);
  if (fullWindow) throw makeProblem(fullWindow.endsAt);
  if (instanceCounts.size > 10_000) instanceCounts.clear();
  for (const window of windows) instanceCounts.set(window.reference.id, getCount(window) + 1);
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
  const windows = makeWindows(db, limits, caller);
  countInInstance(windows);
  const snapshots = await db.getAll(...windows.map(({ reference }) => reference));
  windows.forEach((window, index) => {
    const snapshot = snapshots[index];
    if (snapshot) requireCapacity(snapshot, window);
  });
  const batch = db.batch();
  for (const { reference, endsAt } of windows)
    batch.set(reference, makeIncrement(endsAt), { merge: true });
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
