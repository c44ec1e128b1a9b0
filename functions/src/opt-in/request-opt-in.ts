import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { Locale } from '@club/domain/locale';
import type { Unsubscription } from '@club/domain/newsletter';
import type { OptInPurpose } from '@club/domain/opt-in';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import {
  deleteOptIn,
  findOptIn,
  makeSubscriberId,
  type OptIn,
  readOptIn,
  setOptIn,
  updateOptIn,
} from '../store/opt-ins.ts';
import { queueMail } from '../store/outbox.ts';
import {
  type Caller,
  catchTooManyRequests,
  clearRepeat,
  limitMails,
  limitRequest,
} from '../store/rate-limits.ts';
import { requestLimits } from '../store/request-limits.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { makeUnsubscription } from '../store/subscribers.ts';
import { clearSuppression, findSuppression, storeSuppression } from '../store/suppressions.ts';
import { getOptInKey, purposes } from './purposes.ts';
import { wordings } from './texts.ts';
import type { Confirmation } from './tokens.ts';

/** What the form of a purpose sends. */
export interface OptInRequest {
  readonly email: string;
  /** The program, for a purpose that has one. */
  readonly program?: NonNullable<OptIn['program']>;
  readonly lng: Locale;
  readonly page: string;
  /** The honeypot. */
  readonly website: string;
}

const toTimestamp = (time: number | undefined) =>
  time === undefined ? undefined : Timestamp.fromMillis(time);

/** Makes the document of a new request. It keeps what is still needed of the stored one. */
function makePending(
  purpose: OptInPurpose,
  { email, program, lng: locale, page }: OptInRequest,
  stored: OptIn | undefined,
): OptIn {
  const { keepsProof, expiry } = purposes[purpose];
  const now = Timestamp.now();
  // A former reader's proof of consent must outlast a request that is never confirmed.
  const isFormerReader =
    keepsProof && stored?.confirmedAt !== undefined && stored.state !== 'pending';
  const formerConsent = isFormerReader ? stored.consent : undefined;
  const expiresAt = toTimestamp(expiry?.pending(now.toMillis()));
  return {
    ...(program && { program }),
    state: 'pending',
    email: canonicalizeEmail(email),
    locale,
    consent: { purpose, wording: wordings[purpose], locale, page, at: now },
    requestedAt: now,
    ...(formerConsent && { formerConsent }),
    // An earlier mail about an open place may still be queued, and needs this field.
    ...(stored?.notifiedAt && { notifiedAt: stored.notifiedAt }),
    ...(expiresAt && { expiresAt }),
  };
}

/**
 * Stores a request and queues its confirmation mail. A confirmed address gets no mail, and neither
 * does a repeated request. The response, the reads, the commit and the limits are the same for every
 * state of an address. A request with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller, or for all callers in a day
 */
export async function requestOptIn(
  db: Firestore,
  purpose: OptInPurpose,
  input: OptInRequest,
  caller: Caller,
): Promise<void> {
  const { limits, mailLimit, makeId, makeConfirmationJob, keepsProof } = purposes[purpose];
  const isRobot = input.website !== '';
  const { countCall, countForAll } = await limitRequest(db, limits, caller, { isRobot });
  const id = makeId(input.email, input.program ?? '');
  const key = getOptInKey(purpose, id);
  const request = { addressId: makeSubscriberId(input.email), requestId: id, caller };
  await runRequestTransaction(db, async (transaction) => {
    const countMail = await limitMails(db, transaction, mailLimit, request);
    const stored = await findOptIn(db, key, transaction);
    countCall(transaction);
    if (isRobot || countMail) countForAll(transaction);
    if (isRobot || !countMail) return;
    countMail(transaction);
    if (stored?.state === 'confirmed') return;
    const optIn = makePending(purpose, input, stored);
    setOptIn(db, transaction, key, { optIn, merge: keepsProof });
    const job = makeConfirmationJob(id, input.lng);
    queueMail(db, transaction, `${job.kind}_${id}_${Date.now()}`, job);
  });
}

/**
 * Confirms the pending request that the link was mailed for. A repeated call has no effect. After
 * the end of what was requested, or a later request, the link is invalid.
 *
 * @throws ApiProblem `invalid-token` without that pending request
 */
export async function confirmOptIn(
  db: Firestore,
  purpose: OptInPurpose,
  { id, madeAt }: Confirmation,
): Promise<void> {
  const { expiry, keepsProof } = purposes[purpose];
  const key = getOptInKey(purpose, id);
  await runRequestTransaction(db, async (transaction) => {
    const optIn = await findOptIn(db, key, transaction);
    if (optIn?.state === 'confirmed' || optIn?.state === 'notified') return;
    const requestedAt = optIn?.requestedAt?.toMillis() ?? 0;
    if (optIn?.state !== 'pending' || madeAt < requestedAt) throw new ApiProblem('invalid-token');
    const expiresAt = toTimestamp(expiry?.confirmed(requestedAt));
    updateOptIn(db, transaction, key, {
      state: 'confirmed',
      confirmedAt: Timestamp.now(),
      bouncedAt: undefined,
      formerConsent: undefined,
      ...(expiresAt && { expiresAt }),
    });
    if (keepsProof) clearSuppression(db, transaction, id);
  });
}

/** How a person can leave. */
type LeaveMethod = Exclude<OptIn['way'], 'bounced' | undefined>;

/** Functions that write the end of an opt-in; undefined if nothing changes. */
interface OptInEnd {
  readonly endOptIn: (() => void) | undefined;
  /** Stores that later imports must not add the address. */
  readonly suppress: (() => void) | undefined;
  /** Whether the address has never been confirmed, so that anybody may have made it up. */
  readonly isUnconfirmed: boolean;
}

/**
 * Prepares the end of an opt-in, which deletes the address. It deletes the whole document of a
 * person who never confirmed, or of a purpose that keeps no proof. A suppression with the hash of
 * the address prevents a later import. It expires if nobody has confirmed the address.
 */
async function prepareEnd(
  db: Firestore,
  transaction: Transaction,
  purpose: OptInPurpose,
  { id, way }: { readonly id: string; readonly way: LeaveMethod },
): Promise<OptInEnd> {
  const { keepsProof, mailLimit } = purposes[purpose];
  const key = getOptInKey(purpose, id);
  const { optIn, exists } = await readOptIn(db, key, transaction);
  const suppression = keepsProof ? await findSuppression(db, id, transaction) : undefined;
  const at = Timestamp.now();
  const isUnconfirmed = !optIn || (optIn.state === 'pending' && optIn.confirmedAt === undefined);
  const isSuppressed = suppression && (isUnconfirmed || suppression.expiresAt === undefined);
  const expiresAt = Timestamp.fromMillis(at.toMillis() + retentionDays.endedConsent * dayMs);
  const end = () => {
    if (!keepsProof || isUnconfirmed) deleteOptIn(db, transaction, key);
    else updateOptIn(db, transaction, key, makeUnsubscription(optIn, { at, way }));
    clearRepeat(db, transaction, mailLimit, id);
  };
  const suppress = () =>
    storeSuppression(db, transaction, id, { at, way, ...(isUnconfirmed && { expiresAt }) });
  return {
    endOptIn: exists && optIn?.state !== 'unsubscribed' ? end : undefined,
    suppress: !keepsProof || isSuppressed ? undefined : suppress,
    isUnconfirmed,
  };
}

/**
 * Ends the opt-in of a person who has a mailed link. A repeated call writes nothing, so it needs no
 * limit.
 */
export async function leaveOptIn(
  db: Firestore,
  purpose: OptInPurpose,
  { id, way }: { readonly id: string; readonly way: LeaveMethod },
): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const { endOptIn, suppress } = await prepareEnd(db, transaction, purpose, { id, way });
    endOptIn?.();
    suppress?.();
  });
}

/**
 * Unsubscribes a typed address from the newsletter. The response and the reads are the same for
 * every address. Beyond the limits, an address that nobody has confirmed is not
 * suppressed. A request with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller
 */
export async function unsubscribeAddress(
  db: Firestore,
  { email, website }: Unsubscription,
  caller: Caller,
): Promise<void> {
  const isRobot = website !== '';
  const { unsubscription, suppression } = requestLimits;
  const { countCall } = await limitRequest(db, unsubscription, caller);
  const suppressionCounts = await catchTooManyRequests(() =>
    limitRequest(db, suppression, caller, { isRobot }),
  );
  await runRequestTransaction(db, async (transaction) => {
    const reader = { id: makeSubscriberId(email), way: 'form' } as const;
    const end = await prepareEnd(db, transaction, 'newsletter', reader);
    countCall(transaction);
    suppressionCounts?.countCall(transaction);
    if (isRobot) {
      suppressionCounts?.countForAll(transaction);
      return;
    }
    end.endOptIn?.();
    if (!end.suppress || (end.isUnconfirmed && !suppressionCounts)) return;
    end.suppress();
    if (end.isUnconfirmed) suppressionCounts?.countForAll(transaction);
  });
}
