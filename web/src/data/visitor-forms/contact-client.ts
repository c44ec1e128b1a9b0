import { messageFields } from '@club/domain/contact';
import type { Problem } from '@club/domain/problem';
import { cleanTypedLine, cleanTypedText } from '@club/domain/validation/pasted-text';
import { cleanTypedAddress } from '@club/domain/validation/typed-address';
import * as v from 'valibot';
import {
  contactAction,
  contactFixedFields,
  type ContactField,
  type ContactValues,
} from './contact-message.ts';
import { type Refusal, toRefusal } from './visitor-reason.ts';

/** The problems of a contact message, by field. */
type ContactProblems = {
  readonly [Field in ContactField]?: 'missing' | 'not_an_email' | 'refused';
};

/** Takes out what other programs add to a copied text, and what nobody can see. */
const cleanMessage = ({ full_name, phone, email, messages }: ContactValues) => ({
  full_name: cleanTypedLine(full_name),
  phone: cleanTypedLine(phone),
  email: cleanTypedAddress(email),
  messages: cleanTypedText(messages),
});

/**
 * Checks that the server accepts each field, and that a message has a text, and an e-mail address or
 * a phone number for the reply.
 *
 * @returns the problems by field, or undefined if there are none
 */
export function findContactProblems(values: ContactValues): ContactProblems | undefined {
  const message = cleanMessage(values);
  const isBlank = (name: ContactField) => message[name].trim() === '';
  const isRefused = (name: ContactField) => !v.is(messageFields[name], message[name]);
  const problems: ContactProblems = {
    ...(isRefused('full_name') && { full_name: 'refused' }),
    ...(isRefused('phone') && { phone: 'refused' }),
    ...(isRefused('email') && { email: 'not_an_email' }),
    ...(isBlank('email') && isBlank('phone') && { email: 'missing' }),
    ...(isRefused('messages') && { messages: isBlank('messages') ? 'missing' : 'refused' }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/**
 * Sends a message to our own endpoint in the format of the plain form, and requests a JSON
 * response.
 *
 * @returns `sent`, or why it was refused
 * @throws TypeError or DOMException if no response arrived
 */
export async function sendContactMessage(
  values: ContactValues,
  locale: string,
): Promise<'sent' | Refusal> {
  const response = await fetch(contactAction, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...contactFixedFields, ...cleanMessage(values), lng: locale }),
    // Longer than the server's own limit, so that its response arrives first.
    signal: AbortSignal.timeout(12_000),
  });
  if (response.ok) return 'sent';
  return toRefusal((await response.json().catch(() => undefined)) as Partial<Problem> | undefined);
}
