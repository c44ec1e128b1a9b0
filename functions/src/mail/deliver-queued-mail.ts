import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import { findComposer, type Composers } from './composers.ts';
import type { Mail } from './mail.ts';
import { claimMail, findDueMail, isQueueOpen, reportOutcome } from './mail-queue.ts';
import { type Changes, type Firestore, Timestamp } from '../store/database.ts';
import {
  type OutboxItem,
  type OutboxState,
  type StoredMail,
  retentionMs,
  updateMail,
  isStaleWrite,
} from '../store/outbox.ts';
import { getBackoff, maxRetryMs } from './backoff.ts';
import { type SendMail, sendBySmtp } from './transport.ts';
import type { Verdict } from './verdict.ts';

type Outcome = Changes<OutboxState> & Pick<OutboxState, 'state'>;

const makeFutureTimestamp = (milliseconds: number) =>
  Timestamp.fromMillis(Date.now() + milliseconds);

/** What a verdict makes of a mail after so many attempts; a mail waits five days in all. */
function getOutcome(verdict: Verdict, { queuedAt }: OutboxItem, attempts: number): Outcome {
  if (verdict.outcome === 'sent') {
    const expiresAt = makeFutureTimestamp(retentionMs.done);
    return { state: 'sent', reason: undefined, expiresAt };
  }
  const { outcome, reason } = verdict;
  const delay = getBackoff(attempts);
  const isExpired = Date.now() + delay > queuedAt.toMillis() + maxRetryMs;
  if (outcome === 'wait' && !isExpired)
    return { state: 'queued', reason, dueAt: makeFutureTimestamp(delay) };
  const state = outcome === 'unknown' ? 'unknown' : 'failed';
  return { state, reason, expiresAt: makeFutureTimestamp(retentionMs.open) };
}

/**
 * Stores an outcome. A mail whose person was erased meanwhile has nothing left to note, nor has one
 * that another process has written since `writtenAt`.
 */
async function storeOutcome(
  db: Firestore,
  id: string,
  outcome: Outcome,
  writtenAt?: Timestamp,
): Promise<void> {
  try {
    await updateMail(db, id, { ...outcome, updatedAt: Timestamp.now() }, writtenAt);
  } catch (error) {
    if (!isStaleWrite(error)) throw error;
  }
}

/** One line a mail, without a person in it. The two errors are what an alert looks for. */
export function logOutcome(id: string, kind: MailKind, { state, reason }: Outcome): void {
  if (state === 'failed') logger.error('mail given up', { id, kind, state, reason });
  else if (state === 'unknown') logger.error('mail may have arrived', { id, kind, state });
  else logger.info('mail', { kind, state });
}

/** The mail, `nothing` where nobody wants it any more, or `fault` where it could not be composed. */
async function composeMail(
  db: Firestore,
  composers: Composers,
  id: string,
  item: OutboxItem,
): Promise<Mail | 'nothing' | 'fault'> {
  try {
    const composer = findComposer(composers, item);
    if (!composer) throw new TypeError('unknown kind of mail');
    return (await composer.compose(db, id, item)) ?? 'nothing';
  } catch (error) {
    // By kind only: a message may quote what somebody typed.
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('mail not composed', { kind, mailKind: item.kind });
    return 'fault';
  }
}

/** Hands over a mail that was claimed, and stores what became of it. */
async function sendClaimedMail(
  db: Firestore,
  composers: Composers,
  id: string,
  { item, attempt }: { readonly item: OutboxItem; readonly attempt: () => Promise<Verdict> },
): Promise<void> {
  const startedAt = Date.now();
  const verdict = await attempt();
  const outcome = getOutcome(verdict, item, item.attempts + 1);
  await storeOutcome(db, id, outcome);
  logOutcome(id, item.kind, outcome);
  await reportOutcome(db, verdict, startedAt);
  if (verdict.outcome === 'refused') await findComposer(composers, item)?.markRefused?.(db, item);
}

/** Stores that a mail was not composed, unless another process has taken it. */
async function storeUnsentOutcome(
  db: Firestore,
  id: string,
  { item, writtenAt, why }: StoredMail & { readonly why: 'nothing' | 'fault' },
): Promise<void> {
  const attempts = item.attempts + 1;
  const outcome: Outcome =
    why === 'nothing'
      ? { state: 'skipped', expiresAt: makeFutureTimestamp(retentionMs.done) }
      : { ...getOutcome({ outcome: 'wait', reason: 'fault' }, item, attempts), attempts };
  await storeOutcome(db, id, outcome, writtenAt);
  logOutcome(id, item.kind, outcome);
}

/**
 * Sends a queued mail at most once. It is composed first, so that a fault there leaves it queued.
 * The claim is written before the mail is handed over: should this process die in between, the mail
 * stays `sending` and ends as `unknown`, not in two copies.
 *
 * @returns `held` when the queue takes no mail of this kind now
 */
export async function deliverQueuedMail(
  db: Firestore,
  composers: Composers,
  id: string,
  sendMail: SendMail = sendBySmtp,
): Promise<'held' | 'done'> {
  const dueMail = await findDueMail(db, id);
  if (!dueMail) return 'done';
  const { item } = dueMail;
  if (!(await isQueueOpen(db, item.kind))) return 'held';
  const mail = await composeMail(db, composers, id, item);
  if (typeof mail === 'string') await storeUnsentOutcome(db, id, { ...dueMail, why: mail });
  else if (await claimMail(db, id, item)) {
    await sendClaimedMail(db, composers, id, { item, attempt: () => sendMail(mail) });
  }
  return 'done';
}
