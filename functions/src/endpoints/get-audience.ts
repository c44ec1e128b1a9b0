import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { countSubscribers } from '../store/subscribers.ts';
import { getSender } from '../mail/settings.ts';

/**
 * `GET /api/newsletter/audience`: counts the confirmed and the pending subscribers, without their
 * addresses. Also returns the sender of the next issue.
 */
export const getAudience: Handler<'getAudience'> = async () => {
  const [confirmedCount, pendingCount] = await Promise.all([
    countSubscribers(firestore(), 'confirmed'),
    countSubscribers(firestore(), 'pending'),
  ]);
  return { body: { confirmed: confirmedCount, pending: pendingCount, sender: getSender() } };
};
