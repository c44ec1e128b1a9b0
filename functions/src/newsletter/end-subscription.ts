import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { makeCounter, robotsPerDay } from '../store/rate-limits.ts';
import {
  deleteSubscriber,
  findSubscriber,
  makeUnsubscription,
  type Subscriber,
  updateSubscriber,
} from '../store/subscribers.ts';
import { storeSuppression } from '../store/suppressions.ts';

/** How a reader can unsubscribe. */
export type UnsubscribeMethod = Exclude<Subscriber['way'], 'bounced' | undefined>;

/**
 * Ends a subscription. It deletes the address and stores a suppression with its hash, so that no
 * import can subscribe it again. It deletes the whole document of a reader who never confirmed.
 * An unknown address is also suppressed, unless `skipsUnknownAddress` is set.
 */
export async function endSubscription(
  db: Firestore,
  id: string,
  way: UnsubscribeMethod,
  { skipsUnknownAddress = false } = {},
): Promise<void> {
  await runRequestTransaction(
    db,
    async (transaction) => {
      const subscriber = await findSubscriber(db, id, transaction);
      if (skipsUnknownAddress && !subscriber) return;
      const at = Timestamp.now();
      storeSuppression(db, transaction, id, { at, way });
      if (subscriber?.state === 'pending' && !subscriber.confirmedAt)
        deleteSubscriber(db, transaction, id);
      else if (subscriber && subscriber.state !== 'unsubscribed') {
        updateSubscriber(db, transaction, id, makeUnsubscription(subscriber, { at, way }));
      }
    },
    { maxAttempts: 10 },
  );
}

/** Counts a robot's request, with as many reads and commits as {@link endSubscription}. */
export async function countRobot(db: Firestore, id: string): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    await findSubscriber(db, id, transaction);
    makeCounter(db, robotsPerDay, id)(transaction);
  });
}
