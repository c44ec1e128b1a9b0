import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Lists the ids of the displayed notices whose end has passed. */
export async function listEndedNotices(db: Firestore, now: number): Promise<string[]> {
  const { docs } = await db
    .collection('notices')
    .where('noticeDisplay', '==', true)
    .where('showUntil', '<=', Timestamp.fromMillis(now))
    .select()
    .get();
  return docs.map(({ id }) => id);
}
