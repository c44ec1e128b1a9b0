import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/** A caller, as keyed hashes. No readable address is stored. */
export interface Caller {
  /** One household: an IPv4 address, or a /64 of IPv6. */
  readonly id: string;
  /**
   * The network that many callers may share: Hosting's front end, or the /48 of an IPv6 caller.
   * Undefined when it would be the same address as `id`, as for a direct IPv4 caller.
   */
  readonly network: string | undefined;
}

/**
 * At most `maxCalls` calls in each window of `seconds`. `name` is the prefix of the counter ids.
 */
export interface RateLimit {
  readonly name: string;
  readonly maxCalls: number;
  readonly seconds: number;
}

/**
 * Requests of the subscribe and unsubscribe forms, for each caller. Beyond this limit, only
 * unsubscribing is still possible, up to `unsubscribeLimits`. Ten families behind a school's address
 * stay below it.
 */
export const newsletterLimits: readonly RateLimit[] = [
  { name: 'newsletter', maxCalls: 30, seconds: 600 },
  { name: 'newsletter-day', maxCalls: 60, seconds: 86_400 },
];
/** Requests of the unsubscribe form, for each caller. Only a flood exceeds it, not a school. */
export const unsubscribeLimits: readonly RateLimit[] = [
  { name: 'leaving', maxCalls: 300, seconds: 600 },
];
/** Contact messages, for each caller. */
export const contactLimits: readonly RateLimit[] = [
  { name: 'contact', maxCalls: 10, seconds: 600 },
  { name: 'contact-day', maxCalls: 30, seconds: 86_400 },
];
/** Requests for a place in a full program, by caller. A family may wait for several programs. */
export const waitingListLimits: readonly RateLimit[] = [
  { name: 'waiting', maxCalls: 30, seconds: 600 },
  { name: 'waiting-day', maxCalls: 60, seconds: 86_400 },
];
/** Error reports of the pages, by caller. */
export const clientErrorLimits: readonly RateLimit[] = [
  { name: 'client-error', maxCalls: 20, seconds: 86_400 },
];
/** The limit of a network is this many times the limit of one caller. */
const networkFactor = 10;
/** Contact messages, by their e-mail address or phone. */
export const messagesPerSender: RateLimit = {
  name: 'contact-address',
  maxCalls: 5,
  seconds: 86_400,
};
/** Requests for a place, by their e-mail address. The limit prevents a flood of mail. */
export const placeRequestsPerAddress: RateLimit = {
  name: 'waiting-address',
  maxCalls: 6,
  seconds: 86_400,
};
// These three limit all callers in total. They stop a flood before it reaches the mail host or costs
// money.
export const subscriptionsPerDay: RateLimit = {
  name: 'subscriptions',
  maxCalls: 500,
  seconds: 86_400,
};
export const placeRequestsPerDay: RateLimit = { name: 'places', maxCalls: 300, seconds: 86_400 };
export const messagesPerDay: RateLimit = { name: 'messages', maxCalls: 200, seconds: 86_400 };
/** Forms with a filled honeypot are only counted. They never cause a refusal. */
export const robotsPerDay: RateLimit = { name: 'robots', maxCalls: Infinity, seconds: 86_400 };

interface LimitWindow {
  readonly reference: DocumentReference;
  readonly maxCalls: number;
  readonly endsAt: number;
}

function makeWindow(
  db: Firestore,
  { name, maxCalls, seconds }: RateLimit,
  callerId: string,
): LimitWindow {
  const index = Math.floor(Date.now() / 1000 / seconds);
  const reference = db.doc(`rateLimits/${name}_${callerId}_${index}`);
  return { reference, maxCalls, endsAt: (index + 1) * seconds * 1000 };
}

const makeTooManyRequests = (endsAt: number) =>
  new ApiProblem('too-many-requests', {}, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));

/** A time-to-live policy of Firestore deletes the document after `expiresAt`. */
const makeIncrement = (endsAt: number) => ({
  taken: FieldValue.increment(1),
  expiresAt: Timestamp.fromMillis(endsAt),
});

function requireCapacity(snapshot: DocumentSnapshot, { maxCalls, endsAt }: LimitWindow): void {
  if (Number(snapshot.get('taken') ?? 0) >= maxCalls) throw makeTooManyRequests(endsAt);
}

/** Makes a function that counts a call within a transaction, without checking the limit. */
export function makeCounter(
  db: Firestore,
  limit: RateLimit,
  callerId = 'all',
): (transaction: Transaction) => void {
  const { reference, endsAt } = makeWindow(db, limit, callerId);
  return (transaction) => void transaction.set(reference, makeIncrement(endsAt), { merge: true });
}

/**
 * Checks a limit, and returns a function that counts the call within a transaction. The check is
 * not part of that transaction, so it takes no lock. Simultaneous calls may exceed the limit by a
 * few, but none waits for another.
 *
 * @throws ApiProblem `too-many-requests` when the window is full
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

/** Makes the windows of a call: for the caller, and for its network. */
function makeWindows(db: Firestore, limits: readonly RateLimit[], caller: Caller): LimitWindow[] {
  return limits.flatMap((limit) => {
    const callerWindow = makeWindow(db, limit, caller.id);
    if (caller.network === undefined) return [callerWindow];
    const networkLimit = {
      ...limit,
      name: `${limit.name}-network`,
      maxCalls: limit.maxCalls * networkFactor,
    };
    return [callerWindow, makeWindow(db, networkLimit, caller.network)];
  });
}

/**
 * The counts of this instance. They are exact until `countInInstance` clears them, and a refused
 * flood costs no database reads.
 */
const instanceCounts = new Map<string, number>();

/**
 * Counts a call in this instance.
 *
 * @throws ApiProblem `too-many-requests` when one of the windows is full
 */
function countInInstance(windows: readonly LimitWindow[]): void {
  const getCount = ({ reference }: LimitWindow) => instanceCounts.get(reference.id) ?? 0;
  const fullWindow = windows.find((window) => getCount(window) >= window.maxCalls);
  if (fullWindow) throw makeTooManyRequests(fullWindow.endsAt);
  // This bounds the memory, because the counts of past windows are not deleted otherwise.
  if (instanceCounts.size > 10_000) instanceCounts.clear();
  for (const window of windows) instanceCounts.set(window.reference.id, getCount(window) + 1);
}

/**
 * Counts a call by each limit. The caller's network has ten times each limit. The count is exact
 * within this instance, and approximate across instances.
 *
 * @throws ApiProblem `too-many-requests`, with the seconds until the window ends
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

/** Runs `limitCaller` and returns whether the call exceeds a limit. Throws any other error. */
export const countAndDetectExcess = (
  db: Firestore,
  limits: readonly RateLimit[],
  caller: Caller,
): Promise<boolean> => catchTooManyRequests(() => limitCaller(db, limits, caller));

/** Runs work and returns whether it failed with `too-many-requests`. Other errors are thrown. */
export async function catchTooManyRequests(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof ApiProblem && error.body.error === 'too-many-requests') return true;
    throw error;
  }
}
