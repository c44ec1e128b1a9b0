import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import type { Composers } from './composers.ts';
import { deliver, logOutcome } from './deliver.ts';
import { isQueueOpen } from './mail-queue.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { getQueue } from '../store/mail-queue.ts';
import { type Due, listDue, type OutboxItem, storedFor, updateMail } from '../store/outbox.ts';
import { isPaused } from './queue-state.ts';
import { triedFor } from './retry.ts';
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
  db: Firestore,
  due: Omit<Due, 'most'>,
  outcome: { readonly state: 'failed' | 'unknown'; readonly reason: OutboxItem['reason'] },
): Promise<void> {
  for (const { id, item, writtenAt } of await listDue(db, { ...due, most: mostPerRun })) {
    await guarded('end', async () => {
      const expiresAt = Timestamp.fromMillis(Date.now() + storedFor.open);
      const changes = { ...outcome, updatedAt: Timestamp.now(), expiresAt };
      await updateMail(db, id, changes, writtenAt);
      logOutcome(id, item.kind, outcome);
    });
  }
}

/** Gives up the mails whose days ended while the queue was paused, tried or not. */
async function endOverdue(db: Firestore): Promise<void> {
  const state = await getQueue(db);
  if (!state.pause || !isPaused(state, Date.now())) return;
  const { reason } = state.pause;
  await end(db, { state: 'queued', before: past(triedFor) }, { state: 'failed', reason });
}

async function deliverDue(
  { db, composers, hand }: { db: Firestore; composers: Composers; hand: Send },
  { kinds, until }: { readonly kinds: readonly MailKind[]; readonly until: number },
): Promise<void> {
  const [kind] = kinds;
  // While the queue is paused, nothing that waits is read.
  if (kind === undefined || !(await isQueueOpen(db, kind))) return;
  const most = mailsPerMinute() || mostPerRun;
  for (const { id } of await listDue(db, {
    state: 'queued',
    before: Timestamp.now(),
    kinds,
    most,
  })) {
    if (Date.now() >= until) return;
    const result = await guarded('deliver', () => deliver(db, composers, id, hand));
    if (result === 'held') return;
    if (result === undefined) {
      // It goes to the end of the line: a bad document must not be the first of every run.
      const dueAt = Timestamp.fromMillis(Date.now() + rest);
      await guarded('postpone', () => updateMail(db, id, { dueAt }));
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
    end(
      db,
      { state: 'sending', before: Timestamp.now() },
      { state: 'unknown', reason: 'interrupted' },
    ),
  );
  await guarded('end overdue', () => endOverdue(db));
  for (const kinds of groups) {
    await guarded('deliver due', () => deliverDue({ db, composers, hand }, { kinds, until }));
  }
}
