import { composeMailSignature } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import { getSender } from '../mail/settings.ts';
import type { Firestore } from '../store/database.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { findFamily } from '../store/waiting-list.ts';
import { makeToken } from '../newsletter/tokens.ts';
import { makeLeaveHeaders, makePlaceLink, makeProgramPath } from './links.ts';
import { mailTexts } from './texts.ts';

/** Composes the mail that asks a family to confirm its request. It contains no advertising. */
export async function composePlaceConfirmation(
  db: Firestore,
  id: string,
  { family: familyId, locale }: MailJobOf<'waiting-confirmation'>,
): Promise<Mail | undefined> {
  const family = await findFamily(db, familyId);
  if (family?.state !== 'pending') return undefined;
  const { program, email } = family;
  const { subject, opening, closing, code, leave } = mailTexts[locale].confirm;
  const target = { id: familyId, program, locale };
  return makeMail({
    id,
    to: email,
    locale,
    subject: subject(program),
    paragraphs: [
      opening(program),
      makePlaceLink('confirm-place', target),
      closing,
      `${code}\n${makeToken('confirm-place', familyId)}`,
      `${leave}\n${makePlaceLink('leave-waiting-list', target)}`,
      composeMailSignature(locale, getSender()),
    ],
    headers: makeLeaveHeaders(familyId),
  });
}

/** Composes the mail about an open program. A family that has left meanwhile gets nothing. */
export async function composePlaceMail(
  db: Firestore,
  id: string,
  { family: familyId, locale }: MailJobOf<'place'>,
): Promise<Mail | undefined> {
  const family = await findFamily(db, familyId);
  if (!family?.notifiedAt) return undefined;
  const { program, email } = family;
  const { subject, opening, page, closing } = mailTexts[locale].place;
  const sender = getSender();
  return makeMail({
    id,
    to: email,
    locale,
    subject: subject(program),
    paragraphs: [
      opening(program),
      `${page}\n${sender.origin}${makeProgramPath(program)}?lng=${locale}`,
      `${closing}\n${makePlaceLink('leave-waiting-list', { id: familyId, program, locale })}`,
      composeMailSignature(locale, sender),
    ],
    headers: makeLeaveHeaders(familyId),
  });
}
