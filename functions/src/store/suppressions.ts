import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { OptIn } from './opt-ins.ts';

/** Why an address must get no newsletter. It is stored under the hash of the address. */
interface Suppression {
  readonly at: Timestamp;
  readonly way: OptIn['way'];
  /** When Firestore deletes it. A reader's suppression has no end. */
  readonly expiresAt?: Timestamp;
}

const getSuppressionReference = (db: Firestore, id: string) => db.doc(`suppressions/${id}`);

/** Finds the suppression of an address, given by its subscriber's id. A transaction locks it. */
export async function findSuppression(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Suppression | undefined> {
  const reference = getSuppressionReference(db, id);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  return snapshot.data() as Suppression | undefined;
}

/** Stores that an address must get no newsletter, even after an import adds it again. */
export function storeSuppression(
  db: Firestore,
  transaction: Transaction,
  id: string,
  suppression: Suppression,
): void {
  transaction.set(getSuppressionReference(db, id), suppression);
}

/** Deletes a suppression after its reader has confirmed again. */
export function clearSuppression(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getSuppressionReference(db, id));
}
