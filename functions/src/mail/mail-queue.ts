import type { MailKind } from '@club/domain/mail';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type OutboxItem, outboxItem } from './outbox.ts';
import { idleQueue, mayStart, type QueueState, withOutcome, withStart } from './queue-state.ts';
import { mailsPerMinute } from './settings.ts';
import type { Verdict } from './verdict.ts';

const minute = 60_000;
/** Whoever sends must have finished by then; nobody else touches the mail before. */
const lease = 10 * minute;

const queueRow = (db: Firestore) => db.doc('queues/mail');

/** The state of the queue as stored; an idle one at first. */
export const readQueue = async (db: Firestore): Promise<QueueState> =>
  ((await queueRow(db).get()).data() as QueueState | undefined) ?? idleQueue;

/** Whether a mail of this kind could start now: asked before the work of composing it. */
export async function isQueueOpen(db: Firestore, kind: MailKind): Promise<boolean> {
  const pace = { now: Date.now(), perMinute: mailsPerMinute() };
  return mayStart(await readQueue(db), kind, pace);
}

/** A mail that is due, as last written. */
export interface DueMail {
  readonly item: OutboxItem;
  /** Passed with a write, it fails where another process has written since. */
  readonly writtenAt: Timestamp;
}

/** Finds a mail that is due now; undefined where another process has it or where it is done. */
export async function findDue(db: Firestore, id: string): Promise<DueMail | undefined> {
  const doc = await outboxItem(db, id).get();
  const item = doc.data() as OutboxItem | undefined;
  if (item?.state !== 'queued' || item.dueAt.toMillis() > Date.now()) return undefined;
  const writtenAt = doc.updateTime ?? Timestamp.now();
  // A document of before this field: its days began when it was created.
  const queuedAt = (item as Partial<OutboxItem>).queuedAt ?? doc.createTime ?? writtenAt;
  return { item: { ...item, queuedAt }, writtenAt };
}

function countStart(db: Firestore, transaction: Transaction, state: QueueState): void {
  // Without a limit there is nothing to count, and nothing for instances to wait for.
  if (mailsPerMinute() === 0 && state.pause === null) return;
  transaction.set(queueRow(db), withStart(state, Date.now()));
}

/** Takes the mail for this process alone; false where another has it, or where the queue rests. */
export async function claim(db: Firestore, id: string, item: OutboxItem): Promise<boolean> {
  return db.runTransaction(
    async (transaction) => {
      const [doc, row] = await transaction.getAll(outboxItem(db, id), queueRow(db));
      const now = Date.now();
      const stored = doc?.data() as OutboxItem | undefined;
      if (stored?.state !== 'queued' || stored.dueAt.toMillis() > now) return false;
      const state = (row?.data() as QueueState | undefined) ?? idleQueue;
      if (!mayStart(state, item.kind, { now, perMinute: mailsPerMinute() })) return false;
      transaction.update(outboxItem(db, id), {
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
  const was = await readQueue(db);
  const isQuiet = was.pause === null && was.notAccepted === 0;
  if (isQuiet && verdict.outcome === 'sent') return;
  const state = await db.runTransaction(async (transaction) => {
    const row = (await transaction.get(queueRow(db))).data() as QueueState | undefined;
    const before = row ?? idleQueue;
    const after = withOutcome(before, verdict, { startedAt, now: Date.now() });
    if (after !== before) transaction.set(queueRow(db), after);
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
