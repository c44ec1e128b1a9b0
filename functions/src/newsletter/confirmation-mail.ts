import { mailSignature } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { ErrandOf } from '../store/outbox.ts';
import { sender } from '../mail/settings.ts';
import { confirmLink, oneClickHeaders } from './links.ts';
import type { Firestore } from '../store/database.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { mailTexts } from './texts.ts';

/** The mail that asks whether the request was really theirs: no news, no promotion. */
export async function confirmationMail(
  db: Firestore,
  id: string,
  { subscriber, locale }: ErrandOf<'confirmation'>,
): Promise<Mail | undefined> {
  const row = await findSubscriber(db, subscriber);
  if (row?.state !== 'pending' || row.email === undefined) return undefined;
  const { subject, opening, closing } = mailTexts[locale].confirm;
  // From now on: a mail that had to wait for its host still gives the reader two days.
  const link = confirmLink(subscriber, locale, Date.now());
  return makeMail({
    id,
    to: row.email,
    locale,
    subject,
    paragraphs: [opening, link, closing, mailSignature(locale, sender())],
    headers: oneClickHeaders(subscriber),
  });
}
