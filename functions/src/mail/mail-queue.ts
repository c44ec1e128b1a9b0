import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import { getQueueState, type QueueState, setQueueState } from '../store/mail-queue-state.ts';
import {
  findMail,
  type OutboxItem,
  type StoredMail,
  updateMailInTransaction,
} from '../store/outbox.ts';
import { areMailsStopped } from '../store/switches.ts';
import { canStart, recordOutcome, recordStart } from './pace-and-pause.ts';
import { getMailsPerMinute } from './settings.ts';
import type { Verdict } from './verdict.ts';

const minuteMs = 60_000;
/** A process must have sent its mail within this time. After it, the mail counts as `unknown`. */
const leaseMs = 10 * minuteMs;

/**
 * Whether the queue would start a mail of this kind now. It starts none while the document
 * `switches/site` stops all mails. This check comes before a mail is composed.
 */
export async function isQueueOpen(db: Firestore, kind: MailKind): Promise<boolean> {
  if (await areMailsStopped(db)) return false;
  const startConditions = { now: Date.now(), perMinute: getMailsPerMinute() };
  return canStart(await getQueueState(db), kind, startConditions);
}

/** Finds a queued mail that is due. Undefined if it is not due yet, or no longer queued. */
export async function findDueMail(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredMail | undefined> {
  const mail = await findMail(db, id, transaction);
  const isDue = mail?.item.state === 'queued' && mail.item.dueAt.toMillis() <= Date.now();
  return isDue ? mail : undefined;
}

function countStart(db: Firestore, transaction: Transaction, state: QueueState): void {
  // Without a limit or a pause, instances need no shared count.
  if (getMailsPerMinute() === 0 && state.pause === null) return;
  setQueueState(db, transaction, recordStart(state, Date.now()));
}

/**
 * Claims the mail for this process. Returns false when another process has it, or when the queue
 * starts no mail of this kind now.
 */
export async function claimMail(db: Firestore, id: string, item: OutboxItem): Promise<boolean> {
  return db.runTransaction(
    async (transaction) => {
      const [dueMail, state] = await Promise.all([
        findDueMail(db, id, transaction),
        getQueueState(db, transaction),
      ]);
      if (!dueMail) return false;
      const now = Date.now();
      if (!canStart(state, item.kind, { now, perMinute: getMailsPerMinute() })) return false;
      updateMailInTransaction(db, transaction, id, {
        state: 'sending',
        attempts: item.attempts + 1,
        updatedAt: Timestamp.fromMillis(now),
        dueAt: Timestamp.fromMillis(now + leaseMs),
      });
      countStart(db, transaction, state);
      return true;
    },
    { maxAttempts: 10 },
  );
}

/**
 * Requires an address that the mail host accepts. Characters beyond ASCII before the `@` need a host
 * with SMTPUTF8 (RFC 6531).
 *
 * @throws ApiProblem `invalid-body` with the field `email`
 */
export async function requireDeliverableAddress(db: Firestore, email: string): Promise<void> {
  if (/^[!-~]*@|^$/u.test(email) || (await getQueueState(db)).isUtf8Offered) return;
  throw new ApiProblem('invalid-body', { fields: ['email'] });
}

/** Whether a sent mail would leave the state as it is. */
const isUnchangedBySent = ({ pause, replies, isUtf8Offered }: QueueState, verdict: Verdict) =>
  verdict.outcome === 'sent' &&
  pause === null &&
  replies.length === 0 &&
  isUtf8Offered === (verdict.isUtf8Offered ?? isUtf8Offered);

/**
 * Updates the queue after a mail's outcome. An alert matches the fixed log text of a pause.
 *
 * @param attempt the recipient's address, and when the attempt started
 */
export async function updateQueueState(
  db: Firestore,
  verdict: Verdict,
  { to, startedAt }: { readonly to: string; readonly startedAt: number },
): Promise<void> {
  if (isUnchangedBySent(await getQueueState(db), verdict)) return;
  const recipient = makeHashedId('mail-recipient', to);
  const changedState = await db.runTransaction(async (transaction) => {
    const stateBefore = await getQueueState(db, transaction);
    const attempt = { recipient, startedAt, now: Date.now() };
    const stateAfter = recordOutcome(stateBefore, verdict, attempt);
    if (stateAfter !== stateBefore) setQueueState(db, transaction, stateAfter);
    return stateAfter === stateBefore ? undefined : stateAfter;
  });
  if (!changedState?.pause) return;
  const { reason, recipients, since, until } = changedState.pause;
  const toMinutes = (milliseconds: number) => Math.round(milliseconds / minuteMs);
  logger.error('mail queue paused', {
    reason,
    failures: recipients.length,
    forMinutes: toMinutes(until - Date.now()),
    sinceMinutes: toMinutes(Date.now() - since),
  });
}
