import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Subscriber } from './subscribers.ts';

const getSuppressionReference = (db: Firestore, id: string) => db.doc(`suppressions/${id}`);

/** Whether an address, given by its subscriber's id, is suppressed. */
export async function isSuppressed(db: Firestore, id: string): Promise<boolean> {
  return (await getSuppressionReference(db, id).get()).exists;
}

/** Stores that an address must get no newsletter, even after an import adds it again. */
export function storeSuppression(
  db: Firestore,
  transaction: Transaction,
  id: string,
  unsubscription: { readonly at: Timestamp; readonly way: Subscriber['way'] },
): void {
  transaction.set(getSuppressionReference(db, id), unsubscription);
}

/** Deletes a suppression after its reader has confirmed again. */
export function clearSuppression(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getSuppressionReference(db, id));
}
