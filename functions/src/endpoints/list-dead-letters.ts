import { firestore } from '../data/admin.ts';
import type { Handler } from '../http/handler.ts';
import { listDeadLettersOf } from '../mail/dead-letters.ts';

/** `GET /api/mail/dead-letters`: the mails that could not be delivered, for staff to look after. */
export const listDeadLetters: Handler<'listDeadLetters'> = async () => ({
  body: await listDeadLettersOf(firestore()),
});
