import { composeMailSignature } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { getSender } from '../mail/settings.ts';
import { makeConfirmLink, makeOneClickHeaders } from './links.ts';
import { makeToken } from './tokens.ts';
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
  const { subject, opening, closing, code } = mailTexts[locale].confirm;
  // The token is valid for 48 hours from sending, not from queuing.
  const token = makeToken('confirm', subscriber, Date.now());
  return makeMail({
    id,
    to: storedSubscriber.email,
    locale,
    subject,
    paragraphs: [
      opening,
      makeConfirmLink(token, locale),
      closing,
      `${code}\n${token}`,
      composeMailSignature(locale, getSender()),
    ],
    headers: makeOneClickHeaders(subscriber),
  });
}
