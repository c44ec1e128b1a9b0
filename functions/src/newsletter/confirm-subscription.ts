import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { findSubscriber, updateSubscriber } from '../store/subscribers.ts';
import { clearSuppression } from '../store/suppressions.ts';
import type { Confirmation } from './tokens.ts';

/**
 * Confirms the pending subscription that the link was mailed for. A repeated call has no effect.
 * After an unsubscription or a later request, the link is invalid.
 *
 * @throws ApiProblem `invalid-token` without that pending subscription
 */
export async function confirmSubscriber(
  db: Firestore,
  { id, madeAt }: Confirmation,
): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const subscriber = await findSubscriber(db, id, transaction);
    if (subscriber?.state === 'confirmed') return;
    const isRequested =
      subscriber?.state === 'pending' && madeAt >= (subscriber.requestedAt?.toMillis() ?? 0);
    if (!isRequested) throw new ApiProblem('invalid-token');
    updateSubscriber(db, transaction, id, {
      state: 'confirmed',
      confirmedAt: Timestamp.now(),
      bouncedAt: undefined,
      formerConsent: undefined,
    });
    clearSuppression(db, transaction, id);
  });
}
