import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { transact } from '../store/transact.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { type Subscriber, subscriberRow, suppression } from './subscribers.ts';

/**
 * Makes a pending subscription a confirmed one. Twice is harmless; a link older than an
 * unsubscription brings nobody back.
 *
 * @throws ApiProblem `invalid-token` where there is nothing to confirm (any more).
 */
export async function confirm(db: Firestore, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    const row = (await transaction.get(subscriberRow(db, id))).data() as Subscriber | undefined;
    if (row?.state === 'confirmed') return;
    if (row?.state !== 'pending') throw new ApiProblem('invalid-token');
    transaction.update(subscriberRow(db, id), {
      state: 'confirmed',
      confirmedAt: Timestamp.now(),
      // Whoever leaves and comes back is not told to wait: the mailbox has shown that it is theirs.
      asked: FieldValue.delete(),
      bouncedAt: FieldValue.delete(),
    });
    transaction.delete(suppression(db, id));
  });
}
