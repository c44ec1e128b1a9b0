import type { ContactMessage } from '@club/domain/contact';
import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { createMessage, hasMessage } from '../store/messages.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { type Caller, limitRequest } from '../store/rate-limits.ts';
import { requestLimits } from '../store/request-limits.ts';
import { queueMail } from '../store/outbox.ts';

/**
 * Stores a message and queues the mail to the club. A repeated message on the same day is stored
 * once, such as after a double click or a reload. The reads are the same for every sender, and
 * nothing is counted by the sender's address, because anybody can write in somebody's name. A
 * message with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller, or for all messages of a day
 */
export async function storeMessage(
  db: Firestore,
  input: ContactMessage,
  caller: Caller,
): Promise<void> {
  const { full_name, phone, messages, lng: locale, website } = input;
  const email = input.email === '' ? '' : canonicalizeEmail(input.email);
  const isRobot = website !== '';
  const limits = requestLimits.message;
  const { countCall, countForAll } = await limitRequest(db, limits, caller, { isRobot });
  const at = Timestamp.now();
  const today = at.toDate().toISOString().slice(0, 10);
  const id = makeHashedId('message', JSON.stringify([today, full_name, phone, email, messages]));
  await runRequestTransaction(db, async (transaction) => {
    const isRepeated = await hasMessage(db, id, transaction);
    countCall(transaction);
    if (isRepeated) return;
    countForAll(transaction);
    if (isRobot) return;
    const expiresAt = Timestamp.fromMillis(at.toMillis() + retentionDays.message * dayMs);
    const message = { full_name, phone, email, messages, locale, at, expiresAt };
    createMessage(db, transaction, id, message);
    queueMail(db, transaction, `contact_${id}`, { kind: 'contact', message: id, locale });
  });
}
