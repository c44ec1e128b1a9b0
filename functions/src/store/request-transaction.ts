import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { assertBeforeDeadline } from '../runtime/deadline.ts';

/**
 * Runs a transaction on behalf of a request; nothing is committed once its caller was told that it
 * failed, however late the database answers.
 *
 * @throws ApiProblem `unavailable` in that case, and whatever `work` throws.
 */
export const runRequestTransaction = <T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  options?: { readonly maxAttempts: number },
): Promise<T> =>
  db.runTransaction(async (transaction) => {
    const result = await work(transaction);
    assertBeforeDeadline();
    return result;
  }, options);
