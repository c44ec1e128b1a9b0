import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Subscriber } from './subscribers.ts';

const suppressionRow = (db: Firestore, id: string) => db.doc(`suppressions/${id}`);

/** Whether an address, by its subscriber's id, must get no newsletter. */
export async function isSuppressed(db: Firestore, id: string): Promise<boolean> {
  return (await suppressionRow(db, id).get()).exists;
}

/** Notes that an address must get no newsletter, whatever an import says. */
export function storeSuppression(
  db: Firestore,
  transaction: Transaction,
  id: string,
  reason: { readonly at: Timestamp; readonly way: Subscriber['way'] },
): void {
  transaction.set(suppressionRow(db, id), reason);
}

/** Clears that note, once its reader has subscribed anew. */
export function clearSuppression(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(suppressionRow(db, id));
}
