import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { dayMs } from '@club/domain/day';
import { ApiProblem } from '../runtime/problem.ts';
import {
  type MailLimit,
  networkFactors,
  type RateLimit,
  type RequestKind,
  type RequestLimits,
  requestLimits,
  robotsPerDay,
} from './request-limits.ts';

/** A caller, as keyed hashes. No readable address is stored. */
export interface Caller {
  /** One household: an IPv4 address, or a /64 of IPv6. */
  readonly id: string;
  /** The network around the household: a /24 of IPv4 or a /48 of IPv6. */
  readonly subnet: string;
  /** The front end of Hosting that forwarded the request; undefined for a direct request. */
  readonly frontEnd: string | undefined;
}

/** Counts a request within a transaction. */
type Count = (transaction: Transaction) => void;

interface LimitWindow {
  readonly reference: DocumentReference;
  readonly maxCalls: number;
  readonly endsAt: number;
  /** When Firestore deletes the counter. */
  readonly expiresAt: number;
}

function makeWindow(
  db: Firestore,
  { name, maxCalls, seconds }: RateLimit,
  callerId: string,
  now = Date.now(),
): LimitWindow {
  const index = Math.floor(now / 1000 / seconds);
  const reference = db.doc(`rateLimits/${name}_${callerId}_${index}`);
  const endsAt = (index + 1) * seconds * 1000;
  return { reference, maxCalls, endsAt, expiresAt: endsAt };
}

/** Makes the window of all callers together. It is stored until the weekly report has read it. */
function makeWindowOfAll(db: Firestore, limit: RateLimit, now?: number): LimitWindow {
  const window = makeWindow(db, limit, 'all', now);
  return { ...window, expiresAt: window.endsAt + 8 * dayMs };
}

/** Makes the windows of a call: for the caller, and for the networks around it. */
function makeCallerWindows(
  db: Firestore,
  limits: readonly RateLimit[],
  { id, subnet, frontEnd }: Caller,
): LimitWindow[] {
  return limits.flatMap((limit) => {
    const makeNetworkWindow = (suffix: string, networkId: string, factor: number) => {
      const { name, maxCalls } = limit;
      const networkLimit = { ...limit, name: `${name}-${suffix}`, maxCalls: maxCalls * factor };
      return makeWindow(db, networkLimit, networkId);
    };
    return [
      makeWindow(db, limit, id),
      makeNetworkWindow('subnet', subnet, networkFactors.subnet),
      ...(frontEnd === undefined
        ? []
        : // The stored counters of front ends have the suffix `network`.
          [makeNetworkWindow('network', frontEnd, networkFactors.frontEnd)]),
    ];
  });
}

const makeTooManyRequests = (endsAt: number) =>
  new ApiProblem('too-many-requests', {}, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));

/** Counts a call. A time-to-live policy of Firestore deletes the document after `expiresAt`. */
function incrementWindow(transaction: Transaction, { reference, ...window }: LimitWindow): void {
  const expiresAt = Timestamp.fromMillis(window.expiresAt);
  transaction.set(reference, { taken: FieldValue.increment(1), expiresAt }, { merge: true });
}

const isFull = (snapshot: DocumentSnapshot | undefined, { maxCalls }: LimitWindow): boolean =>
  Number(snapshot?.get('taken') ?? 0) >= maxCalls;

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
 * Checks the limits of a request before any other data is read. The check takes no lock, so
 * simultaneous calls may exceed a limit by a few across instances, but none waits for another.
 *
 * @param options `isRobot` counts the request for `robotsPerDay` in place of the limit of all
 *   callers. `skipsInstance` leaves out the counts of this instance, for a limit that only some of
 *   the calls count for.
 * @returns functions that count it within a transaction: for its caller, and for all callers
 * @throws ApiProblem `too-many-requests`, with the seconds until the window ends
 */
export async function limitRequest(
  db: Firestore,
  limits: RequestLimits,
  caller: Caller,
  { isRobot = false, skipsInstance = false } = {},
): Promise<{ readonly countCall: Count; readonly countForAll: Count }> {
  const callerWindows = makeCallerWindows(db, limits.caller, caller);
  if (!skipsInstance) countInInstance(callerWindows);
  const limitOfAll = isRobot ? robotsPerDay : limits.all;
  const windowsOfAll = limitOfAll ? [makeWindowOfAll(db, limitOfAll)] : [];
  const windows = [...callerWindows, ...windowsOfAll];
  const snapshots = await db.getAll(...windows.map(({ reference }) => reference));
  const fullWindow = windows.find((window, index) => isFull(snapshots[index], window));
  if (fullWindow) throw makeTooManyRequests(fullWindow.endsAt);
  const makeCount =
    (counted: readonly LimitWindow[]): Count =>
    (transaction) => {
      for (const window of counted) incrementWindow(transaction, window);
    };
  return { countCall: makeCount(callerWindows), countForAll: makeCount(windowsOfAll) };
}

/** Runs work and returns its result; undefined if it failed with `too-many-requests`. */
export async function catchTooManyRequests<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiProblem && error.body.error === 'too-many-requests') return undefined;
    throw error;
  }
}

/** Requests within this time count as one, because of double clicks. */
const repeatWindowMs = 10 * 60_000;

const getRepeatReference = (db: Firestore, { perDay: { name } }: MailLimit, requestId: string) =>
  db.doc(`rateLimits/${name}-repeat_${requestId}`);

/**
 * Checks whether a request may cause a mail to an address. It may not if it repeats a request, or
 * if the address, or the address and the caller's subnet, have had the day's mails. No response may
 * tell that, because it would tell what others have requested for the address.
 *
 * @param request the hashed address, the id of what is requested for it, and the caller
 * @returns a function that counts the mail; undefined if the request must not cause one
 */
export async function limitMails(
  db: Firestore,
  transaction: Transaction,
  limit: MailLimit,
  {
    addressId,
    requestId,
    caller: { subnet },
  }: { readonly addressId: string; readonly requestId: string; readonly caller: Caller },
): Promise<Count | undefined> {
  const { reference, endsAt } = makeWindow(db, limit.perDay, addressId);
  const repeatReference = getRepeatReference(db, limit, requestId);
  const [mailCounter, repeat] = await transaction.getAll(reference, repeatReference);
  const repeatableUntil: unknown = repeat?.get('expiresAt');
  const now = Date.now();
  if (repeatableUntil instanceof Timestamp && repeatableUntil.toMillis() > now) return undefined;
  const counts = (mailCounter?.get('subnets') ?? {}) as Readonly<Record<string, number>>;
  const countOfSubnet = counts[subnet] ?? 0;
  const mailCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (mailCount >= limit.perDay.maxCalls || countOfSubnet >= limit.maxMailsOfSubnet)
    return undefined;
  return () => {
    const subnets = { ...counts, [subnet]: countOfSubnet + 1 };
    transaction.set(reference, { subnets, expiresAt: Timestamp.fromMillis(endsAt) });
    transaction.set(repeatReference, { expiresAt: Timestamp.fromMillis(now + repeatWindowMs) });
  };
}

/** Makes the next request no repeat, after what was requested has been withdrawn. */
export function clearRepeat(
  db: Firestore,
  transaction: Transaction,
  limit: MailLimit,
  requestId: string,
): void {
  transaction.delete(getRepeatReference(db, limit, requestId));
}

/** A limit of all callers together that was reached. */
export interface ReachedLimit {
  readonly kind: RequestKind;
  readonly maxCalls: number;
  /** The number of days on which the site accepted no more. */
  readonly days: number;
}

/** Lists the limits of all callers together that were reached between two instants. */
export async function listReachedLimits(
  db: Firestore,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ReachedLimit[]> {
  const days = Array.from({ length: Math.ceil((now - since) / dayMs) + 1 }, (_, n) =>
    Math.min(since + n * dayMs, now),
  );
  const kinds = Object.entries<RequestLimits>(requestLimits) as [RequestKind, RequestLimits][];
  const reachedLimits = await Promise.all(
    kinds.map(async ([kind, { all }]) => {
      if (!all) return [];
      const windowsByEnd = new Map(
        days.map((day) => makeWindowOfAll(db, all, day)).map((one) => [one.endsAt, one]),
      );
      const windows = [...windowsByEnd.values()];
      const snapshots = await db.getAll(...windows.map(({ reference }) => reference));
      const fullWindows = windows.filter((one, n) => isFull(snapshots[n], one));
      return [{ kind, maxCalls: all.maxCalls, days: fullWindows.length }];
    }),
  );
  return reachedLimits.flat().filter(({ days: dayCount }) => dayCount > 0);
}
