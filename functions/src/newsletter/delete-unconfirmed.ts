import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const patience = 30 * 24 * 60 * 60_000;

/** Deletes requests that nobody confirmed within 30 days; gives their number. */
export async function deleteUnconfirmedBefore(db: Firestore, now: number): Promise<number> {
  const stale = db
    .collection('subscribers')
    .where('state', '==', 'pending')
    .where('requestedAt', '<', Timestamp.fromMillis(now - patience))
    .limit(200);
  let deleted = 0;
  for (;;) {
    const { docs } = await stale.get();
    if (docs.length === 0) return deleted;
    // Confirmed in this very moment: then it is not the document that was read, and it stays.
    const results = await Promise.allSettled(
      docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })),
    );
    const gone = results.filter(({ status }) => status === 'fulfilled').length;
    if (gone === 0) return deleted;
    deleted += gone;
  }
}
