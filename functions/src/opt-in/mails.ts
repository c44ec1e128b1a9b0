import { composeMailSignature } from '@club/domain/issue-mail';
import type { Locale } from '@club/domain/locale';
import {
  type OptInAction,
  type OptInPurpose,
  optIns,
  type ProgramPurpose,
} from '@club/domain/opt-in';
import { type Mail, makeMail } from '../mail/mail.ts';
import { getSender } from '../mail/settings.ts';
import type { Firestore } from '../store/database.ts';
import { findOptIn } from '../store/opt-ins.ts';
import { getOptInKey, makeOneClickPath, makeProgramPath, purposes } from './purposes.ts';
import { codeTexts, confirmationTexts } from './texts.ts';
import { makeToken } from './tokens.ts';

interface Recipient {
  readonly id: string;
  readonly locale: Locale;
  /** The program of the request; empty for a purpose without one. */
  readonly program?: string;
}

/**
 * Makes a mailed link. Its page shows a button, so software that only fetches the link, such as a
 * virus scanner, changes nothing.
 */
export const makeOptInLink = (
  purpose: OptInPurpose,
  action: OptInAction,
  { id, locale, program = '' }: Recipient,
): string => {
  const token = makeToken(optIns[purpose].tokens[action], id);
  const page = { token, program, query: `lng=${locale}&` };
  return getSender().origin + purposes[purpose].makePage(action, page);
};

/** Makes the headers for the unsubscribe button of mail programs (RFC 8058), which sends a POST. */
export const makeOneClickHeaders = (purpose: OptInPurpose, id: string) => {
  const token = makeToken(optIns[purpose].tokens.leave, id);
  const path = makeOneClickPath(purpose, token);
  return {
    'List-Unsubscribe': `<${getSender().origin}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

/** Composes the mail that asks for a confirmation. It contains no advertising. */
export async function composeConfirmation(
  db: Firestore,
  mailId: string,
  purpose: OptInPurpose,
  { id, locale }: Recipient,
): Promise<Mail | undefined> {
  const optIn = await findOptIn(db, getOptInKey(purpose, id));
  if (optIn?.state !== 'pending' || optIn.email === undefined) return undefined;
  const { email, program = '' } = optIn;
  const recipient = { id, locale, program };
  const { subject, opening, closing, leave } = confirmationTexts[purpose][locale](program);
  // The token is valid for 48 hours from sending, not from queuing.
  const token = makeToken(optIns[purpose].tokens.confirm, id);
  return makeMail({
    id: mailId,
    to: email,
    locale,
    subject,
    paragraphs: [
      opening,
      makeOptInLink(purpose, 'confirm', recipient),
      closing,
      `${codeTexts[locale]}\n${token}`,
      ...(leave ? [`${leave}\n${makeOptInLink(purpose, 'leave', recipient)}`] : []),
      composeMailSignature(locale, getSender()),
    ],
    headers: makeOneClickHeaders(purpose, id),
  });
}

interface FamilyMail extends Required<Recipient> {
  readonly email: string;
  readonly subject: string;
  readonly opening: string;
  /** Before the link to the program's page. */
  readonly page: string;
  /** Before the link that ends the request. */
  readonly closing: string;
}

/** Makes the mail that a family asked for about a program, with the links to its page and to leave. */
export function makeFamilyMail(
  mailId: string,
  purpose: ProgramPurpose,
  { id, email, program, locale, subject, opening, page, closing }: FamilyMail,
): Mail {
  const sender = getSender();
  return makeMail({
    id: mailId,
    to: email,
    locale,
    subject,
    paragraphs: [
      opening,
      `${page}\n${sender.origin}${makeProgramPath(program)}?lng=${locale}`,
      `${closing}\n${makeOptInLink(purpose, 'leave', { id, program, locale })}`,
      composeMailSignature(locale, sender),
    ],
    headers: makeOneClickHeaders(purpose, id),
  });
}

/** Finds the address of an opt-in; empty without one. */
export const findOptInAddress = async (
  db: Firestore,
  purpose: OptInPurpose,
  id: string,
): Promise<string> => (await findOptIn(db, getOptInKey(purpose, id)))?.email ?? '';
