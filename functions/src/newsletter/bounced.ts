import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Subscriber, subscriberRow } from './subscribers.ts';

/**
 * Notes that a reader's address does not exist: later issues skip them. Subscribing and confirming
 * anew brings them back.
 */
export async function markBounced(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const row = (await transaction.get(subscriberRow(db, id))).data() as Subscriber | undefined;
    if (row?.state !== 'confirmed') return;
    transaction.update(subscriberRow(db, id), { state: 'bounced', bouncedAt: Timestamp.now() });
  });
}

/** Clears the bounce mark within a transaction, once staff send that reader their mail again. */
export async function prepareUnbounce(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<() => void> {
  const row = (await transaction.get(subscriberRow(db, id))).data() as Subscriber | undefined;
  if (row?.state !== 'bounced') return () => undefined;
  const changes = { state: 'confirmed', bouncedAt: FieldValue.delete() };
  return () => transaction.update(subscriberRow(db, id), changes);
}
