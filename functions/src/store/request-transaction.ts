import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { assertBeforeDeadline } from '../runtime/deadline.ts';

/** Firestore's pauses between the attempts grow. A request's deadline passes before the last. */
const maxAttempts = 10;

/**
 * Runs a transaction for a request. It commits nothing after the request's deadline, because the
 * caller has already got an error. After a concurrent write, Firestore calls `work` again, so `work`
 * must change nothing but the database.
 *
 * @throws ApiProblem `unavailable` after the deadline, and whatever `work` throws
 */
export const runRequestTransaction = <T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  db.runTransaction(
    async (transaction) => {
      const result = await work(transaction);
      assertBeforeDeadline();
      return result;
    },
    { maxAttempts },
  );
