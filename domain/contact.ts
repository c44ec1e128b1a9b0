import * as v from 'valibot';
import { emailAddress, singleLine, text } from './validation/fields.ts';
import { limits } from './limits.ts';
import { honeypot, visitorLocale } from './form-fields.ts';

/** The stored fields of a message. */
export const messageFields = {
  full_name: v.optional(singleLine(limits.fullName), ''),
  phone: v.optional(singleLine(limits.phone), ''),
  email: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress]), ''),
  /** The text of the message. The specification gives the field this name. */
  messages: v.pipe(text(limits.message), v.nonEmpty()),
};

/**
 * The form also sends the fixed fields of the specification, which only an external form service
 * uses. The API ignores them.
 */
const ignoredField = v.optional(v.unknown());

/**
 * The contact form (specification, sections 3 and 7). A message needs a text and an e-mail address
 * or a phone number.
 */
export const contactSchema = v.pipe(
  v.strictObject({
    ...messageFields,
    lng: visitorLocale,
    website: honeypot,
    _next: ignoredField,
    _captcha: ignoredField,
    _subject: ignoredField,
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
