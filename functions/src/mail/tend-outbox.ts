import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { deliver } from './deliver.ts';
import type { OutboxItem } from './outbox.ts';

/**
 * Sends what is due again, and gives up what was being sent when its process died: whether that
 * mail left nobody knows, and a reader must never get it twice.
 */
export async function tendOutbox(db: Firestore): Promise<void> {
  const { docs } = await db
    .collection('outbox')
    .where('state', 'in', ['queued', 'sending'])
    .where('dueAt', '<=', Timestamp.now())
    .orderBy('dueAt')
    .limit(100)
    .get();
  for (const { id, ref, ...snapshot } of docs.map((doc) => ({
    id: doc.id,
    ref: doc.ref,
    state: doc.get('state') as OutboxItem['state'],
    updateTime: doc.updateTime,
  }))) {
    if (snapshot.state === 'queued') await deliver(db, id);
    else {
      await ref.update(
        { state: 'failed', reason: 'interrupted', updatedAt: Timestamp.now() },
        // Should its process have ended the work after all, its word stands.
        { lastUpdateTime: snapshot.updateTime },
      );
    }
  }
}
