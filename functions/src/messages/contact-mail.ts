import { identity } from '@club/about/identity';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import type { Firestore } from '../store/database.ts';
import { findMessage } from '../store/messages.ts';

/** The subject of contact messages (specification, section 7). */
const subject = 'New Message from Contact Us Page';

/** Composes the mail of a visitor's message to the club. A reply goes to the visitor. */
export async function composeContactMail(
  db: Firestore,
  jobId: string,
  { message: messageId, locale }: MailJobOf<'contact'>,
): Promise<Mail | undefined> {
  const message = await findMessage(db, messageId);
  if (!message) return undefined;
  const fields = [
    `Nom · Name\u00a0: ${message.full_name || '—'}`,
    `Téléphone · Phone\u00a0: ${message.phone || '—'}`,
    `Courriel · E-mail\u00a0: ${message.email || '—'}`,
    `Langue · Language\u00a0: ${locale}`,
  ];
  return makeMail({
    id: jobId,
    to: identity.email,
    ...(message.email !== '' && { replyTo: message.email }),
    locale,
    subject,
    paragraphs: [fields.join('\n'), message.messages],
  });
}
