import type { MailQueue, QueuedMail } from '@club/domain/mail';
import { findComposer, type Composers } from './composer.ts';
import type { Firestore } from '../store/database.ts';
import { getQueueState } from '../store/mail-queue-state.ts';
import { countMails, listLatestMails, listMailsToRetry, type StoredMail } from '../store/outbox.ts';
import { isPaused } from './pace-and-pause.ts';

const maxMailsPerState = 50;

/** Masks an address so that staff recognise it but cannot collect it. */
const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Describes mails as staff see them. */
async function describeMails(
  { db, composers }: { db: Firestore; composers: Composers },
  storedMails: readonly StoredMail[],
  state: QueuedMail['state'],
): Promise<QueuedMail[]> {
  return Promise.all(
    storedMails.map(async ({ id, item }) => ({
      _id: id,
      kind: item.kind,
      state,
      to: maskAddress((await findComposer(composers, item)?.findAddress(db, item)) ?? ''),
      reason: item.reason ?? 'fault',
      attempts: item.attempts,
      updatedAt: item.updatedAt.toDate().toISOString(),
      dueAt: item.dueAt.toDate().toISOString(),
    })),
  );
}

/**
 * Lists the mails that may have arrived, then those that failed, then those that wait for a retry.
 * Each group has the latest first. The result also has the number of all mails that are queued or
 * being sent, and the queue's pause.
 */
export async function listQueue(db: Firestore, composers: Composers): Promise<MailQueue> {
  const [queue, waiting, unknownMails, failedMails, mailsToRetry] = await Promise.all([
    getQueueState(db),
    countMails(db, 'queued', 'sending'),
    listLatestMails(db, 'unknown', maxMailsPerState),
    listLatestMails(db, 'failed', maxMailsPerState),
    listMailsToRetry(db, maxMailsPerState),
  ]);
  const context = { db, composers };
  const lists = await Promise.all([
    describeMails(context, unknownMails, 'unknown'),
    describeMails(context, failedMails, 'failed'),
    describeMails(context, mailsToRetry, 'waiting'),
  ]);
  const { pause } = queue;
  const isQueuePaused = pause !== null && isPaused(queue, Date.now());
  return {
    waiting,
    pause: isQueuePaused
      ? { reason: pause.reason, since: toIso(pause.since), until: toIso(pause.until) }
      : null,
    mails: lists.flat(),
  };
}
