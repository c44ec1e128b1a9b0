import { logger } from 'firebase-functions';
import { transact } from '../store/transact.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { findComposer, type Composers } from './composers.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { findMail, newlyQueued, type OutboxItem, updateMailIn } from '../store/outbox.ts';

const isOpen = ({ state }: OutboxItem) => state === 'failed' || state === 'unknown';

/**
 * Queues a mail again that was given up or may have arrived. It keeps its id and so its Message-ID:
 * many mailboxes show a second copy only once.
 *
 * @param seenAt the mail's `updatedAt` as staff last read it: two clicks, or two people, send once
 * @throws ApiProblem `not-found`, or `conflict` where the mail has changed since
 */
export async function resend(
  db: Firestore,
  composers: Composers,
  id: string,
  seenAt: string,
): Promise<void> {
  const { kind, state } = await transact(db, async (transaction) => {
    const mail = await findMail(db, id, transaction);
    if (!mail) throw new ApiProblem('not-found');
    const { item } = mail;
    const isAsSeen = item.updatedAt.toDate().toISOString() === seenAt;
    if (!isOpen(item) || !isAsSeen) throw new ApiProblem('conflict');
    const composer = findComposer(composers, item);
    const clearRefusal =
      item.reason === 'refused'
        ? await composer?.prepareResend?.(db, transaction, item)
        : undefined;
    updateMailIn(db, transaction, id, { ...newlyQueued(Timestamp.now()), reason: undefined });
    clearRefusal?.();
    return item;
  });
  logger.info('mail queued again by staff', { kind, was: state });
}
