import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { listQueue } from '../mail/list-queue.ts';
import { composers } from '../send-mail/composers.ts';

/**
 * `GET /api/mail/queue`: lists the mails that are waiting, that failed, or whose arrival is
 * unknown. Each has its reason.
 */
export const getMailQueue: Handler<'getMailQueue'> = async () => ({
  body: await listQueue(firestore(), composers),
});
