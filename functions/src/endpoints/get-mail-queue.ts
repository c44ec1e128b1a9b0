import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { listQueue } from '../mail/list-queue.ts';
import { composers } from '../send-mail/composers.ts';

/**
 * `GET /api/mail/queue`: lists the mails that may have arrived, that failed, or that wait for a
 * retry. Each states why its last attempt failed.
 */
export const getMailQueue: Handler<'getMailQueue'> = async () => ({
  body: await listQueue(firestore(), composers),
});
