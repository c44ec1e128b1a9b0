import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { transact } from '../store/transact.ts';
import { countTurn, robotsPerDay } from '../store/rate-limits.ts';
import { type Subscriber, subscriberRow, suppression } from './subscribers.ts';

/** The way somebody left: the form, the link's page, or the mail program's own button. */
export type Way = 'form' | 'link' | 'one-click';

/**
 * Ends a subscription at once and for good: the address is forgotten, its hash stays among the
 * suppressions, so that no import brings it back. An unknown address leaves the same trace, unless `isKnownOnly` says that
 * unknown addresses are to be passed over.
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
      const row = (await transaction.get(subscriberRow(db, id))).data() as Subscriber | undefined;
      if (isKnownOnly && !row) return;
      const at = Timestamp.now();
      transaction.set(suppression(db, id), { at, way });
      if (row?.state === 'pending' && !row.confirmedAt) transaction.delete(subscriberRow(db, id));
      else if (row && row.state !== 'unsubscribed') {
        const email = FieldValue.delete();
        transaction.update(subscriberRow(db, id), {
          state: 'unsubscribed',
          unsubscribedAt: at,
          way,
          email,
        });
      }
    },
    { maxAttempts: 10 },
  );
}

/** Takes as long as {@link unsubscribe}, with a read and a commit, and only counts the request. */
export async function countRobot(db: Firestore, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    await transaction.get(subscriberRow(db, id));
    countTurn(db, robotsPerDay, id)(transaction);
  });
}
