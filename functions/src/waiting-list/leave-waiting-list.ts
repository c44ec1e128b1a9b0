import type { Firestore } from '../store/database.ts';
import { clearRepeat } from '../store/rate-limits.ts';
import { placeMailsPerAddress } from '../store/request-limits.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { deleteFamily, findFamily, hasFamily } from '../store/waiting-list.ts';

/** Removes a family from the waiting list at once. A repeated call writes nothing. */
export async function removeFromWaitingList(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    if (!(await hasFamily(db, id, transaction))) return;
    deleteFamily(db, transaction, id);
    clearRepeat(db, transaction, placeMailsPerAddress, id);
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
