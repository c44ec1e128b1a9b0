import type { ContactMessage } from '@club/domain/contact';
import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { createMessage, hasMessage } from '../store/messages.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import {
  messagesPerSender,
  messagesPerDay,
  robotsPerDay,
  checkLimit,
} from '../store/rate-limits.ts';
import { queueMail } from '../store/outbox.ts';

/**
 * Stores a message and queues the mail to the club. A repeated message on the same day is stored
 * once, such as after a double click or a reload. With a filled honeypot, the reads are the same,
 * and the commit only counts the request.
 *
 * @throws ApiProblem `too-many-requests` for the sender, or for all messages of a day
 */
export async function storeMessage(db: Firestore, input: ContactMessage): Promise<void> {
  const { full_name, phone, email, messages, lng: locale, website } = input;
  const at = Timestamp.now();
  const today = at.toDate().toISOString().slice(0, 10);
  const id = makeHashedId('message', JSON.stringify([today, full_name, phone, email, messages]));
  if (await hasMessage(db, id)) return;
  const senderId = makeHashedId('contact address', email || phone);
  const isRobot = website !== '';
  const incrementSenderCount = await checkLimit(
    db,
    isRobot ? robotsPerDay : messagesPerSender,
    senderId,
  );
  const incrementDayCount = await checkLimit(db, isRobot ? robotsPerDay : messagesPerDay);
  await runRequestTransaction(
    db,
    async (transaction) => {
      if (await hasMessage(db, id, transaction)) return;
      incrementSenderCount(transaction);
      incrementDayCount(transaction);
      if (isRobot) return;
      const expiresAt = Timestamp.fromMillis(at.toMillis() + retentionDays.message * dayMs);
      const message = { full_name, phone, email, messages, locale, at, expiresAt };
      createMessage(db, transaction, id, message);
      queueMail(db, transaction, `contact_${id}`, { kind: 'contact', message: id, locale });
    },
    { maxAttempts: 10 },
  );
}
