import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { listQueue } from '../mail/list-queue.ts';
import { composers } from '../send-mail/composers.ts';

/** `GET /api/mail/queue`: the mails that wait, may have arrived or were given up, and why. */
export const getMailQueue: Handler<'getMailQueue'> = async () => ({
  body: await listQueue(firestore(), composers),
});
