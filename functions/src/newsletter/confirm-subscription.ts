import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { findSubscriber, updateSubscriber } from '../store/subscribers.ts';
import { clearSuppression } from '../store/suppressions.ts';

/**
 * Confirms a pending subscription. A repeated call has no effect. After an unsubscription, the link
 * is invalid.
 *
 * @throws ApiProblem `invalid-token` without a pending subscription
 */
export async function confirmSubscriber(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const subscriber = await findSubscriber(db, id, transaction);
    if (subscriber?.state === 'confirmed') return;
    if (subscriber?.state !== 'pending') throw new ApiProblem('invalid-token');
    updateSubscriber(db, transaction, id, {
      state: 'confirmed',
      confirmedAt: Timestamp.now(),
      // The reader has received the mailed link, so a later request starts with a new count.
      asked: undefined,
      bouncedAt: undefined,
      formerConsent: undefined,
    });
    clearSuppression(db, transaction, id);
  });
}
