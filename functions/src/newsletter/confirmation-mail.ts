import { composeMailSignature } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { getSender } from '../mail/settings.ts';
import { makeConfirmLink, makeOneClickHeaders } from './links.ts';
import type { Firestore } from '../store/database.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { mailTexts } from './texts.ts';

/** Composes the mail that asks for a confirmation. It contains no advertising. */
export async function composeConfirmationMail(
  db: Firestore,
  id: string,
  { subscriber, locale }: MailJobOf<'confirmation'>,
): Promise<Mail | undefined> {
  const storedSubscriber = await findSubscriber(db, subscriber);
  if (storedSubscriber?.state !== 'pending' || storedSubscriber.email === undefined)
    return undefined;
  const { subject, opening, closing } = mailTexts[locale].confirm;
  // The link is valid for 48 hours from sending, not from queuing.
  const link = makeConfirmLink(subscriber, locale, Date.now());
  return makeMail({
    id,
    to: storedSubscriber.email,
    locale,
    subject,
    paragraphs: [opening, link, closing, composeMailSignature(locale, getSender())],
    headers: makeOneClickHeaders(subscriber),
  });
}
