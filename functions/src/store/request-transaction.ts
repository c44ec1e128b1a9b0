import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { assertBeforeDeadline } from '../runtime/deadline.ts';

/**
 * Runs a transaction for a request. It commits nothing after the request's deadline, because the
 * caller has already got an error.
 *
 * @throws ApiProblem `unavailable` after the deadline, and whatever `work` throws
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
