import { logger } from 'firebase-functions';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { recordActivity } from '../store/activity.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { findComposer, type Composers } from './composer.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import {
  findMail,
  makeQueuedState,
  type OutboxItem,
  updateMailInTransaction,
} from '../store/outbox.ts';

const canRequeue = ({ state }: OutboxItem) => state === 'failed' || state === 'unknown';

/**
 * Queues a failed mail again, or one that may have arrived. The mail keeps its id, and so its
 * Message-ID. Many mailboxes then show both copies as one mail.
 *
 * @param seenUpdatedAt the mail's `updatedAt` as staff last read it. Two clicks then send the mail
 *   once.
 * @throws ApiProblem `not-found`, or `conflict` when the mail has changed since, or is in another
 *   state
 */
export async function requeueMail(
  db: Firestore,
  composers: Composers,
  id: string,
  { seenUpdatedAt, staff }: { readonly seenUpdatedAt: string; readonly staff: Staff },
): Promise<void> {
  const { kind, state } = await runRequestTransaction(db, async (transaction) => {
    const mail = await findMail(db, id, transaction);
    if (!mail) throw new ApiProblem('not-found');
    const { item } = mail;
    const isUnchanged = item.updatedAt.toDate().toISOString() === seenUpdatedAt;
    if (!canRequeue(item) || !isUnchanged) throw new ApiProblem('conflict');
    const composer = findComposer(composers, item);
    const clearRefusal =
      item.reason === 'refused'
        ? await composer?.prepareResend?.(db, transaction, item)
        : undefined;
    updateMailInTransaction(db, transaction, id, {
      ...makeQueuedState(Timestamp.now()),
      reason: undefined,
    });
    clearRefusal?.();
    const subject = { kind: 'mails', id } as const;
    recordActivity(db, transaction, { action: 'resend-mail', subject, by: staff });
    return item;
  });
  logger.info('mail queued again by staff', { kind, was: state });
}
