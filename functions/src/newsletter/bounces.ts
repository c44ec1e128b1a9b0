import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import { findSubscriber, updateSubscriber } from '../store/subscribers.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';

/**
 * Notes that a reader's address does not exist: later issues skip them. Subscribing and confirming
 * anew brings them back.
 */
export async function markBounced(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const row = await findSubscriber(db, id, transaction);
    if (row?.state !== 'confirmed') return;
    updateSubscriber(db, transaction, id, { state: 'bounced', bouncedAt: Timestamp.now() });
  });
}

/** Clears the bounce mark within a transaction, once staff send that reader their mail again. */
export async function prepareBounceRemoval(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<() => void> {
  const row = await findSubscriber(db, id, transaction);
  if (row?.state !== 'bounced') return () => undefined;
  return () => updateSubscriber(db, transaction, id, { state: 'confirmed', bouncedAt: undefined });
}
