import type { MailQueue, QueuedMail } from '@club/domain/mail';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { findComposer, type Composers } from './composers.ts';
import { readQueue } from './mail-queue.ts';
import type { OutboxItem } from './outbox.ts';
import { isPaused } from './queue-state.ts';

const mostOfAState = 50;

/** An address with its name hidden: enough to recognise, not to collect. */
const outline = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

async function read(
  { db, composers }: { db: Firestore; composers: Composers },
  query: Query,
  state: QueuedMail['state'],
): Promise<QueuedMail[]> {
  const { docs } = await query.orderBy('updatedAt', 'desc').limit(mostOfAState).get();
  const items = docs.map((doc) => ({ id: doc.id, item: doc.data() as OutboxItem }));
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
  const inState = (...states: OutboxItem['state'][]) =>
    db.collection('outbox').where('state', 'in', states);
  const [queue, waiting, ...lists] = await Promise.all([
    readQueue(db),
    inState('queued', 'sending').count().get(),
    read(from, inState('unknown'), 'unknown'),
    read(from, inState('failed'), 'failed'),
    read(from, inState('queued'), 'waiting'),
  ]);
  const { pause } = queue;
  const isNow = pause !== null && isPaused(queue, Date.now());
  return {
    waiting: waiting.data().count,
    pause: isNow
      ? { reason: pause.reason, since: toIso(pause.since), until: toIso(pause.until) }
      : null,
    mails: lists.flat(),
  };
}
