import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import { findComposer, type Composers } from './composer.ts';
import type { Mail } from './mail.ts';
import { claimMail, findDueMail, isQueueOpen, updateQueueState } from './mail-queue.ts';
import { type Changes, type Firestore, Timestamp } from '../store/database.ts';
import {
  type OutboxItem,
  type DeliveryState,
  type StoredMail,
  retentionMs,
  updateMail,
} from '../store/outbox.ts';
import { getBackoff, retryPeriodMs } from './backoff.ts';
import { type SendMail, sendBySmtp } from './transport.ts';
import type { Verdict } from './verdict.ts';

type NewState = Changes<DeliveryState> & Pick<DeliveryState, 'state'>;

const makeFutureTimestamp = (milliseconds: number) =>
  Timestamp.fromMillis(Date.now() + milliseconds);

/**
 * Returns the new state of a mail by the verdict on the host's reply (`verdict.ts`). `wait` is retried
 * for five days, also after a bare 550. `refused` fails at once, because the host's enhanced code says
 * that the mailbox does not exist. `unknown` waits for staff. They may send a failed mail again too.
 */
function getNewState(verdict: Verdict, { queuedAt }: OutboxItem, attempts: number): NewState {
  if (verdict.outcome === 'sent') {
    const expiresAt = makeFutureTimestamp(retentionMs.done);
    return { state: 'sent', reason: undefined, expiresAt };
  }
  const { outcome, reason } = verdict;
  const delay = getBackoff(attempts);
  const isRetryPeriodOver = Date.now() + delay > queuedAt.toMillis() + retryPeriodMs;
  if (outcome === 'wait' && !isRetryPeriodOver)
    return { state: 'queued', reason, dueAt: makeFutureTimestamp(delay) };
  const state = outcome === 'unknown' ? 'unknown' : 'failed';
  return { state, reason, expiresAt: makeFutureTimestamp(retentionMs.open) };
}

/** Stores a mail's new state, unless it is gone or another process wrote it after `writtenAt`. */
const storeNewState = (db: Firestore, id: string, newState: NewState, writtenAt?: Timestamp) =>
  updateMail(db, id, { ...newState, updatedAt: Timestamp.now() }, writtenAt);

/** Logs a mail's new state in one line, without personal data. An alert matches the two errors. */
export function logNewState(id: string, kind: MailKind, { state, reason }: NewState): void {
  if (state === 'failed') logger.error('mail given up', { id, kind, state, reason });
  else if (state === 'unknown') logger.error('mail may have arrived', { id, kind, state });
  else logger.info('mail', { kind, state });
}

/**
 * Returns the mail, or `nothing` if nothing is to be sent any more. Returns `fault` after an error.
 */
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
    // The error's message may quote user input, so only its name is logged.
    const errorName = error instanceof Error ? error.name : typeof error;
    logger.warn('mail not composed', { errorName, kind: item.kind });
    return 'fault';
  }
}

/** Sends a claimed mail and stores its new state. */
async function sendClaimedMail(
  db: Firestore,
  composers: Composers,
  id: string,
  { item, mail, sendMail }: { item: OutboxItem; mail: Mail; sendMail: SendMail },
): Promise<void> {
  const startedAt = Date.now();
  const verdict = await sendMail(mail);
  const newState = getNewState(verdict, item, item.attempts + 1);
  await storeNewState(db, id, newState);
  logNewState(id, item.kind, newState);
  // A reply about one recipient delays no other mail, until five recipients in turn get the same.
  await updateQueueState(db, verdict, { to: mail.to, startedAt });
  const composer = findComposer(composers, item);
  if (verdict.outcome === 'sent') await composer?.onSent?.(db, item);
  // The mailbox does not exist. Only an issue has `onRefused`, which marks the reader as bounced. A
  // request whose confirmation was refused stays pending until it expires.
  if (verdict.outcome === 'refused') await composer?.onRefused?.(db, item);
}

/** Stores that a mail was not composed, unless another process has claimed it. */
async function storeUncomposedState(
  db: Firestore,
  id: string,
  { item, writtenAt, cause }: StoredMail & { readonly cause: 'nothing' | 'fault' },
): Promise<void> {
  const attempts = item.attempts + 1;
  const newState: NewState =
    cause === 'nothing'
      ? { state: 'skipped', expiresAt: makeFutureTimestamp(retentionMs.done) }
      : { ...getNewState({ outcome: 'wait', reason: 'fault' }, item, attempts), attempts };
  const isStored = await storeNewState(db, id, newState, writtenAt);
  if (isStored) logNewState(id, item.kind, newState);
}

/**
 * Sends a queued mail at most once. It composes the mail first, so that an error leaves the mail
 * queued. Then it stores the claim before it sends. If the process dies in between, the mail ends
 * as `unknown` and is not sent twice.
 *
 * @returns `held` if the first check finds the queue closed for this kind; otherwise `done`, even
 *   if nothing was sent
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
  if (typeof mail === 'string') await storeUncomposedState(db, id, { ...dueMail, cause: mail });
  else if (await claimMail(db, id, item)) {
    await sendClaimedMail(db, composers, id, { item, mail, sendMail });
  }
  return 'done';
}
