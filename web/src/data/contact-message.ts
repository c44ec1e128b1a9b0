import { club } from '@club/domain/club';
import { emailAddress } from '@club/domain/fields';
import * as v from 'valibot';
import { environment } from './environment.ts';

/** The fields a visitor fills in (specification, section 3). */
export const contactFields = ['full_name', 'phone', 'email', 'messages'] as const;
export type ContactValues = Readonly<Record<(typeof contactFields)[number], string>>;

const service: string = club.contactForm;

/** Where the form goes: the service the club uses, or else our own endpoint. */
export const contactAction = service || '/api/contact';

/** Whether the form goes to a service elsewhere, which only a plain form post may talk to. */
export const isContactElsewhere = service !== '';

/** The fixed fields (specification, section 3). `_next` is a constant of the build, never read from the address. */
export const contactFixed = {
  _next: `${environment.siteOrigin}/thankyou`,
  _captcha: 'false',
  _subject: 'New Message from Contact Us Page',
} as const;

/** What must be mended before a message can go. */
export interface ContactProblems {
  readonly email?: 'missing' | 'not_an_email';
  readonly messages?: 'missing';
}

/**
 * Checks a message: it says something, and there is a way to answer it.
 *
 * @returns the problems by field, or undefined when there are none
 */
export function findProblems({
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

/**
 * Sends a message to our own endpoint, as the plain form would, and asks for an answer instead of
 * a page.
 *
 * @returns whether it was taken
 * @throws TypeError or DOMException when no answer came
 */
export async function sendContactMessage(
  values: ContactValues,
  locale: string,
): Promise<'sent' | 'refused'> {
  const response = await fetch(contactAction, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...contactFixed, ...values, lng: locale }),
    // Longer than the server's own limit, so its answer arrives first when it has one.
    signal: AbortSignal.timeout(12_000),
  });
  return response.ok ? 'sent' : 'refused';
}
