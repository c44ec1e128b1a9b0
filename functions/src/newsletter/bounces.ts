import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import { getOptInKey } from '../opt-in/purposes.ts';
import { clearRepeat } from '../store/rate-limits.ts';
import { newsletterConfirmationsPerAddress } from '../store/request-limits.ts';
import { findOptIn, updateOptIn } from '../store/opt-ins.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';

/**
 * Marks a reader's address as nonexistent, so that later issues skip it. Confirming again clears
 * the mark; a new request gets a mail at once.
 */
export async function markBounced(db: Firestore, id: string): Promise<void> {
  const key = getOptInKey('newsletter', id);
  await runRequestTransaction(db, async (transaction) => {
    const subscriber = await findOptIn(db, key, transaction);
    if (subscriber?.state !== 'confirmed') return;
    updateOptIn(db, transaction, key, { state: 'bounced', bouncedAt: Timestamp.now() });
    clearRepeat(db, transaction, newsletterConfirmationsPerAddress, id);
  });
}

/** Prepares the removal of the mark within a transaction, for a mail that staff send again. */
export async function prepareBounceRemoval(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<() => void> {
  const key = getOptInKey('newsletter', id);
  const subscriber = await findOptIn(db, key, transaction);
  if (subscriber?.state !== 'bounced') return () => undefined;
  return () => updateOptIn(db, transaction, key, { state: 'confirmed', bouncedAt: undefined });
}
