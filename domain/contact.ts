import * as v from 'valibot';
import { emailAddress, text } from './fields.ts';
import { limits } from './limits.ts';
import { honeypot, readerLocale } from './newsletter.ts';

/** A single line: a line break in a name would be an attempt to write a mail's headers. */
const line = (max: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u), text(max)), '');

/** What is stored of a message. */
export const messageFields = {
  full_name: line(limits.fullName),
  phone: line(limits.phone),
  email: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress]), ''),
  messages: v.pipe(v.string(), text(limits.message), v.nonEmpty()),
};

/** The fixed fields of form services, which the specified form carries. Never read, never followed. */
const ignored = v.optional(v.unknown());

/**
 * The contact form (specification, sections 3 and 7). The phone is optional, and nothing is marked
 * required; but a message must say something, and leave a way to answer it.
 */
export const contactSchema = v.pipe(
  v.strictObject({
    ...messageFields,
    lng: readerLocale,
    website: honeypot,
    _next: ignored,
    _captcha: ignored,
    _subject: ignored,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'no way to answer',
    ),
    ['email'],
  ),
);
export type ContactMessage = v.InferOutput<typeof contactSchema>;
