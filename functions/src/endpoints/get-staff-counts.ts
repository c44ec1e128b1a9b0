import { firestore } from '../store/admin.ts';
import { countNewMessages } from '../store/messages.ts';
import { countMails } from '../store/outbox.ts';
import { countWaitingFamilies } from '../store/waiting-list.ts';
import type { Handler } from './handler.ts';

/** `GET /api/staff/counts`: counts what the dashboard shows in its tabs, without personal data. */
export const getStaffCounts: Handler<'getStaffCounts'> = async () => {
  const db = firestore();
  const [newMessages, unsentMails, waitingFamilies] = await Promise.all([
    countNewMessages(db),
    countMails(db, 'failed', 'unknown'),
    countWaitingFamilies(db),
  ]);
  return { body: { newMessages, unsentMails, waitingFamilies } };
};
