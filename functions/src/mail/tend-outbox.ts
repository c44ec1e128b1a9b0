import type { MailKind } from '@club/domain/mail';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Composers } from './composers.ts';
import { deliver, logOutcome } from './deliver.ts';
import { isQueueOpen, readQueue } from './mail-queue.ts';
import type { OutboxItem } from './outbox.ts';
import { isPaused } from './queue-state.ts';
import { storedFor, triedFor } from './retry.ts';
import { mailsPerMinute } from './settings.ts';
import { type Send, send } from './transport.ts';

/** The most mails of one group that a run looks at, where MAIL_PER_MINUTE sets no pace. */
const mostPerRun = 100;
/** No mail starts later in a run than this: the last one needs a minute, the function has two. */
const budget = 45_000;
/** How long a document rests that nothing could be done with. */
const rest = 15 * 60_000;

/** Mails that somebody waits for go before those of an issue. */
const groups: readonly (readonly MailKind[])[] = [['confirmation', 'trial', 'contact'], ['issue']];

const past = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);
const stateDue = (db: Firestore, state: OutboxItem['state'], before: Timestamp) =>
  db.collection('outbox').where('state', '==', state).where('dueAt', '<=', before);

/** Runs one step; a fault is logged by kind and gives `undefined`, so that the run goes on. */
async function guarded<T>(step: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.error('mail queue fault', { step, kind });
    return undefined;
  }
}

/** Ends mails as `failed` or `unknown`, each unless somebody has written it since. */
async function end(
  query: Query,
  outcome: { readonly state: 'failed' | 'unknown'; readonly reason: OutboxItem['reason'] },
): Promise<void> {
  const { docs } = await query.orderBy('dueAt').limit(mostPerRun).get();
  for (const doc of docs) {
    await guarded('end', async () => {
      const expiresAt = Timestamp.fromMillis(Date.now() + storedFor.open);
      const changes = { ...outcome, updatedAt: Timestamp.now(), expiresAt };
      await doc.ref.update(changes, { lastUpdateTime: doc.updateTime });
      logOutcome(doc.id, (doc.data() as OutboxItem).kind, outcome);
    });
  }
}

/** Gives up the mails whose days ended while the queue was paused, tried or not. */
async function endOverdue(db: Firestore): Promise<void> {
  const state = await readQueue(db);
  if (!state.pause || !isPaused(state, Date.now())) return;
  const { reason } = state.pause;
  await end(stateDue(db, 'queued', past(triedFor)), { state: 'failed', reason });
}

async function deliverDue(
  { db, composers, hand }: { db: Firestore; composers: Composers; hand: Send },
  { kinds, until }: { readonly kinds: readonly MailKind[]; readonly until: number },
): Promise<void> {
  const [kind] = kinds;
  // While the queue is paused, nothing that waits is read.
  if (kind === undefined || !(await isQueueOpen(db, kind))) return;
  const { docs } = await stateDue(db, 'queued', Timestamp.now())
    .where('kind', 'in', kinds)
    .orderBy('dueAt')
    .limit(mailsPerMinute() || mostPerRun)
    .get();
  for (const { id, ref } of docs) {
    if (Date.now() >= until) return;
    const result = await guarded('deliver', () => deliver(db, composers, id, hand));
    if (result === 'held') return;
    if (result === undefined) {
      // It goes to the end of the line: a bad document must not be the first of every run.
      const dueAt = Timestamp.fromMillis(Date.now() + rest);
      await guarded('postpone', () => ref.update({ dueAt }));
    }
  }
}

/**
 * One run over the queue: sends what is due, and ends what was being sent when its process died,
 * since nobody knows whether that mail left. No fault of one mail or one step ends the run.
 */
export async function tendOutbox(
  db: Firestore,
  composers: Composers,
  hand: Send = send,
): Promise<void> {
  const until = Date.now() + budget;
  await guarded('end lost', () =>
    end(stateDue(db, 'sending', Timestamp.now()), { state: 'unknown', reason: 'interrupted' }),
  );
  await guarded('end overdue', () => endOverdue(db));
  for (const kinds of groups) {
    await guarded('deliver due', () => deliverDue({ db, composers, hand }, { kinds, until }));
  }
}
