import { emailAddress } from '@club/domain/validation/fields';
import * as v from 'valibot';
import type { ContactValues } from './contact-message.ts';

/** The problems of a contact message, by field. */
export interface ContactProblems {
  readonly email?: 'missing' | 'not_an_email';
  /** The message's text. The specification names the field in the plural. */
  readonly messages?: 'missing';
}

/**
 * Checks that a message has a text, and an e-mail address or a phone number for the reply.
 *
 * @returns the problems by field, or undefined if there are none
 */
export function findContactProblems({
  phone,
  email,
  messages,
}: ContactValues): ContactProblems | undefined {
  const hasEmail = email.trim() !== '';
  const problems: ContactProblems = {
    ...(hasEmail && !v.is(emailAddress, email) && { email: 'not_an_email' as const }),
    ...(!hasEmail && phone.trim() === '' && { email: 'missing' as const }),
    ...(messages.trim() === '' && { messages: 'missing' as const }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}
