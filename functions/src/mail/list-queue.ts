import type { MailQueue, QueuedMail } from '@club/domain/mail';
import { findComposer, type Composers } from './composers.ts';
import type { Firestore } from '../store/database.ts';
import { getQueue } from '../store/mail-queue.ts';
import { countMails, listLatest, type OutboxItem } from '../store/outbox.ts';
import { isPaused } from './queue-state.ts';

const mostOfAState = 50;

/** An address with its name hidden: enough to recognise, not to collect. */
const outline = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

async function read(
  { db, composers }: { db: Firestore; composers: Composers },
  stored: OutboxItem['state'],
  state: QueuedMail['state'],
): Promise<QueuedMail[]> {
  const items = await listLatest(db, stored, mostOfAState);
  // A mail that waits for its first attempt has nothing to tell: it is only counted.
  const told = items.filter(({ item }) => state !== 'waiting' || item.reason !== undefined);
  return Promise.all(
    told.map(async ({ id, item }) => ({
      _id: id,
      kind: item.kind,
      state,
      to: outline((await findComposer(composers, item)?.findAddress(db, item)) ?? ''),
      reason: item.reason ?? 'fault',
      attempts: item.attempts,
      updatedAt: item.updatedAt.toDate().toISOString(),
      dueAt: item.dueAt.toDate().toISOString(),
    })),
  );
}

/** What has not been sent and why, and whether the queue is paused. The latest mails first. */
export async function listQueue(db: Firestore, composers: Composers): Promise<MailQueue> {
  const from = { db, composers };
  const [queue, waiting, ...lists] = await Promise.all([
    getQueue(db),
    countMails(db, 'queued', 'sending'),
    read(from, 'unknown', 'unknown'),
    read(from, 'failed', 'failed'),
    read(from, 'queued', 'waiting'),
  ]);
  const { pause } = queue;
  const isNow = pause !== null && isPaused(queue, Date.now());
  return {
    waiting,
    pause: isNow
      ? { reason: pause.reason, since: toIso(pause.since), until: toIso(pause.until) }
      : null,
    mails: lists.flat(),
  };
}
