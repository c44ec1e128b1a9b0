import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { findSubscriber, updateSubscriber } from '../store/subscribers.ts';
import { clearSuppression } from '../store/suppressions.ts';

/**
 * Makes a pending subscription a confirmed one. Twice is harmless; a link older than an
 * unsubscription brings nobody back.
 *
 * @throws ApiProblem `invalid-token` where there is nothing to confirm (any more).
 */
export async function confirmSubscriber(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const row = await findSubscriber(db, id, transaction);
    if (row?.state === 'confirmed') return;
    if (row?.state !== 'pending') throw new ApiProblem('invalid-token');
    updateSubscriber(db, transaction, id, {
      state: 'confirmed',
      confirmedAt: Timestamp.now(),
      // Whoever leaves and comes back is not told to wait: the mailbox has shown that it is theirs.
      asked: undefined,
      bouncedAt: undefined,
    });
    clearSuppression(db, transaction, id);
  });
}
