import type { MailKind } from '@club/domain/mail';
import { logger } from 'firebase-functions';
import type { Composers } from './composer.ts';
import { deliverQueuedMail, logNewState } from './deliver-queued-mail.ts';
import { isQueueOpen } from './mail-queue.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { getQueueState } from '../store/mail-queue-state.ts';
import {
  type DueQuery,
  listDueMails,
  type OutboxItem,
  retentionMs,
  updateMail,
} from '../store/outbox.ts';
import { isPaused } from './pace-and-pause.ts';
import { retryPeriodMs } from './backoff.ts';
import { getMailsPerMinute } from './settings.ts';
import { type SendMail, sendBySmtp } from './transport.ts';

/** The most mails that one query of a run returns, if MAIL_PER_MINUTE sets no other limit. */
const maxMailsPerQuery = 100;
/**
 * A run starts no mail after this time. Its last mail may take one minute, and the function times
 * out after two.
 */
const runBudgetMs = 45_000;
/** How long a run postpones a mail that causes an error. */
const postponementMs = 15 * 60_000;

/** Mails that a person waits for come before the mails to many. */
const kindsByUrgency: readonly (readonly MailKind[])[] = [
  [
    'confirmation',
    'waiting-confirmation',
    'practice-confirmation',
    'test-issue',
    'contact',
    'status',
  ],
  ['practice', 'place'],
  ['issue'],
];

const makePastTimestamp = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

/** Runs one step. It logs an error by name and returns `undefined`, so that the run continues. */
async function runStep<T>(step: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.error('mail queue fault', { step, kind });
    return undefined;
  }
}

/** Sets the mails of a query to `failed` or `unknown`, except those another process has written. */
async function endMails(
  db: Firestore,
  dueQuery: Omit<DueQuery, 'limit'>,
  endState: { readonly state: 'failed' | 'unknown'; readonly reason: OutboxItem['reason'] },
): Promise<void> {
  const mails = await listDueMails(db, { ...dueQuery, limit: maxMailsPerQuery });
  for (const { id, item, writtenAt } of mails) {
    await runStep('end', async () => {
      const expiresAt = Timestamp.fromMillis(Date.now() + retentionMs.open);
      const changes = { ...endState, updatedAt: Timestamp.now(), expiresAt };
      const isEnded = await updateMail(db, id, changes, writtenAt);
      if (isEnded) logNewState(id, item.kind, endState);
    });
  }
}

/** While the queue is paused, sets the mails that have been due for five days to `failed`. */
async function endOverdueMails(db: Firestore): Promise<void> {
  const state = await getQueueState(db);
  if (!state.pause || !isPaused(state, Date.now())) return;
  const { reason } = state.pause;
  await endMails(
    db,
    { state: 'queued', before: makePastTimestamp(retryPeriodMs) },
    { state: 'failed', reason },
  );
}

/** Delivers the due mails of some kinds, or those of them that have not failed yet. */
async function deliverDueMails(
  { db, composers, sendMail }: { db: Firestore; composers: Composers; sendMail: SendMail },
  {
    kinds,
    latestStartTime,
    skipsRetries,
  }: { kinds: readonly MailKind[]; latestStartTime: number; skipsRetries: boolean },
): Promise<void> {
  const [kind] = kinds;
  // A paused queue sends nothing, so the waiting mails are not read. All `kinds` have the same rate
  // limit, so the check of one is enough.
  if (kind === undefined || !(await isQueueOpen(db, kind))) return;
  const limit = skipsRetries ? maxMailsPerQuery : getMailsPerMinute() || maxMailsPerQuery;
  const before = Timestamp.now();
  const mails = await listDueMails(db, { state: 'queued', before, kinds, limit });
  for (const { id, item } of mails) {
    if (skipsRetries && item.attempts > 0) continue;
    if (Date.now() >= latestStartTime) return;
    const result = await runStep('deliver', () => deliverQueuedMail(db, composers, id, sendMail));
    if (result === 'held') return;
    if (result === undefined) {
      // Postponing moves an invalid document behind the valid ones.
      const dueAt = Timestamp.fromMillis(Date.now() + postponementMs);
      await runStep('postpone', () => updateMail(db, id, { dueAt }));
    }
  }
}

/**
 * Processes the queue once. If a process died while it sent a mail, that mail becomes `unknown`,
 * because it may have arrived. While the queue is paused, overdue mails become `failed`. Then it
 * sends the due mails. An error of one mail or one step does not end the run.
 */
export async function processMailQueue(
  db: Firestore,
  composers: Composers,
  sendMail: SendMail = sendBySmtp,
): Promise<void> {
  const latestStartTime = Date.now() + runBudgetMs;
  await runStep('end lost', () =>
    endMails(
      db,
      { state: 'sending', before: Timestamp.now() },
      { state: 'unknown', reason: 'interrupted' },
    ),
  );
  await runStep('end overdue', () => endOverdueMails(db));
  // After a pause, a mail that has not failed yet probes the host, if there is one.
  const pause = await runStep('find pause', async () => (await getQueueState(db)).pause);
  for (const skipsRetries of pause ? [true, false] : [false]) {
    for (const kinds of kindsByUrgency) {
      await runStep('deliver due', () =>
        deliverDueMails({ db, composers, sendMail }, { kinds, latestStartTime, skipsRetries }),
      );
    }
  }
}
