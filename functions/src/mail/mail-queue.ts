import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import { getQueue, type QueueState, setQueue } from '../store/mail-queue.ts';
import { findMail, type OutboxItem, type StoredMail, updateMailIn } from '../store/outbox.ts';
import { mayStart, withOutcome, withStart } from './queue-state.ts';
import { mailsPerMinute } from './settings.ts';
import type { Verdict } from './verdict.ts';

const minute = 60_000;
/** Whoever sends must have finished by then; nobody else touches the mail before. */
const lease = 10 * minute;

/** Whether a mail of this kind could start now: asked before the work of composing it. */
export async function isQueueOpen(db: Firestore, kind: MailKind): Promise<boolean> {
  const pace = { now: Date.now(), perMinute: mailsPerMinute() };
  return mayStart(await getQueue(db), kind, pace);
}

/** Finds a mail that is due now; undefined where another process has it or where it is done. */
export async function findDue(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredMail | undefined> {
  const mail = await findMail(db, id, transaction);
  const isDue = mail?.item.state === 'queued' && mail.item.dueAt.toMillis() <= Date.now();
  return isDue ? mail : undefined;
}

function countStart(db: Firestore, transaction: Transaction, state: QueueState): void {
  // Without a limit there is nothing to count, and nothing for instances to wait for.
  if (mailsPerMinute() === 0 && state.pause === null) return;
  setQueue(db, transaction, withStart(state, Date.now()));
}

/** Takes the mail for this process alone; false where another has it, or where the queue rests. */
export async function claim(db: Firestore, id: string, item: OutboxItem): Promise<boolean> {
  return db.runTransaction(
    async (transaction) => {
      const [due, state] = await Promise.all([
        findDue(db, id, transaction),
        getQueue(db, transaction),
      ]);
      if (!due) return false;
      const now = Date.now();
      if (!mayStart(state, item.kind, { now, perMinute: mailsPerMinute() })) return false;
      updateMailIn(db, transaction, id, {
        state: 'sending',
        attempts: item.attempts + 1,
        updatedAt: Timestamp.fromMillis(now),
        dueAt: Timestamp.fromMillis(now + lease),
      });
      countStart(db, transaction, state);
      return true;
    },
    { maxAttempts: 10 },
  );
}

/** Tells the queue how a mail went. A pause is logged in fixed words, for an alert to catch. */
export async function tellQueue(db: Firestore, verdict: Verdict, startedAt: number): Promise<void> {
  const was = await getQueue(db);
  const isQuiet = was.pause === null && was.notAccepted === 0;
  if (isQuiet && verdict.outcome === 'sent') return;
  const state = await db.runTransaction(async (transaction) => {
    const before = await getQueue(db, transaction);
    const after = withOutcome(before, verdict, { startedAt, now: Date.now() });
    if (after !== before) setQueue(db, transaction, after);
    return after === before ? undefined : after;
  });
  if (!state?.pause) return;
  const { reason, failures, since, until } = state.pause;
  const minutes = (milliseconds: number) => Math.round(milliseconds / minute);
  logger.error('mail queue paused', {
    reason,
    failures,
    forMinutes: minutes(until - Date.now()),
    sinceMinutes: minutes(Date.now() - since),
  });
}
