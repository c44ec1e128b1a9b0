import type { Firestore } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { deleteFamily, findFamily } from '../store/waiting-list.ts';

/** Removes a family from the waiting list at once. A repeated call has no effect. */
export async function removeFromWaitingList(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, (transaction) => {
    deleteFamily(db, transaction, id);
    return Promise.resolve();
  });
}

/**
 * Deletes the entry of a family whose mail has been sent. A family that has made a new
 * request meanwhile keeps its new entry.
 */
export async function deleteNotifiedFamily(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const family = await findFamily(db, id, transaction);
    if (family?.state === 'notified') deleteFamily(db, transaction, id);
  });
}
