import { type Firestore, Timestamp } from '../store/database.ts';
import { transact } from '../store/transact.ts';
import { countTurn, robotsPerDay } from '../store/rate-limits.ts';
import {
  deleteSubscriber,
  findSubscriber,
  type Subscriber,
  updateSubscriber,
} from '../store/subscribers.ts';
import { suppress } from '../store/suppressions.ts';

/** The ways that somebody may leave by. */
export type Way = Exclude<Subscriber['way'], 'bounced' | undefined>;

/**
 * Ends a subscription: deletes the address, and stores its hash as a suppression, so that no import
 * subscribes it again. An unknown address is suppressed too, unless `isKnownOnly` is set.
 */
export async function unsubscribe(
  db: Firestore,
  id: string,
  way: Way,
  { isKnownOnly = false } = {},
): Promise<void> {
  await transact(
    db,
    async (transaction) => {
      const row = await findSubscriber(db, id, transaction);
      if (isKnownOnly && !row) return;
      const at = Timestamp.now();
      suppress(db, transaction, id, { at, way });
      if (row?.state === 'pending' && !row.confirmedAt) deleteSubscriber(db, transaction, id);
      else if (row && row.state !== 'unsubscribed') {
        updateSubscriber(db, transaction, id, {
          state: 'unsubscribed',
          unsubscribedAt: at,
          way,
          email: undefined,
        });
      }
    },
    { maxAttempts: 10 },
  );
}

/** Takes as long as {@link unsubscribe}, with a read and a commit, and only counts the request. */
export async function countRobot(db: Firestore, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    await findSubscriber(db, id, transaction);
    countTurn(db, robotsPerDay, id)(transaction);
  });
}
