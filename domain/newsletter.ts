import * as v from 'valibot';
import { documentId, emailAddress, instant, text } from './fields.ts';
import { limits } from './limits.ts';
import { locales } from './locale.ts';

/** The language a visitor reads the site in; absent, the mail speaks French, the site's fallback. */
export const readerLocale = v.optional(v.picklist(locales), 'fr');

/**
 * A field no person sees or fills in. Whatever stands in it, the answer is the usual one; only the
 * work is not done, so a robot learns nothing.
 */
export const honeypot = v.optional(v.string(), '');

/** What the newsletter form sends (specification, section 7); all but `email` may be left out. */
export const subscriptionSchema = v.strictObject({
  email: emailAddress,
  lng: readerLocale,
  /** The page the form stood on: part of the consent record. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]{0,199}$/u)), '/'),
  website: honeypot,
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** What the unsubscribe page sends (specification, section 7). */
export const unsubscriptionSchema = v.strictObject({
  email: emailAddress,
  lng: readerLocale,
  website: honeypot,
});

/** A link's token, as it stands behind the `#` of the address that was mailed. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/u));

/** What the pages behind the mailed links send when their button is pressed. */
export const tokenSchema = v.strictObject({ token: linkToken });

const line = (max: number) =>
  v.pipe(v.string(), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u), text(max), v.nonEmpty());

/** An issue of the newsletter: both languages, each reader gets theirs. */
export const issueSchema = v.strictObject({
  subject: line(limits.issueSubject),
  subject_fr: line(limits.issueSubject),
  text: v.pipe(text(limits.issueText), v.nonEmpty()),
  text_fr: v.pipe(text(limits.issueText), v.nonEmpty()),
});
export type Issue = v.InferOutput<typeof issueSchema>;

/**
 * `audience` says who gets it: `me`, a trial to the sender's own address in both languages, or
 * `readers`, everybody who confirmed. The second is refused until the very same issue was tried.
 */
export const sendIssueSchema = v.strictObject({
  ...issueSchema.entries,
  audience: v.picklist(['me', 'readers']),
});

export const issueStates = ['tried', 'sending', 'sent'] as const;

/** Where an issue stands: its mails counted by what became of them. */
export const issueProgressSchema = v.object({
  _id: documentId,
  subject: v.string(),
  subject_fr: v.string(),
  state: v.picklist(issueStates),
  updatedAt: instant,
  /** Mails by state: waiting, sent, given up, perhaps arrived, or no longer wanted. */
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  unknown: v.number(),
  skipped: v.number(),
});
export type IssueProgress = v.InferOutput<typeof issueProgressSchema>;

/** What every mail says of its sender; the postal address is empty while the club has given none. */
export const mailSenderSchema = v.object({
  from: v.string(),
  origin: v.string(),
  postalAddress: v.string(),
});
export type MailSender = v.InferOutput<typeof mailSenderSchema>;

/** How many readers the next issue would reach, how many have not confirmed, and who would send it. */
export const audienceSchema = v.object({
  confirmed: v.number(),
  pending: v.number(),
  sender: mailSenderSchema,
});
export type Audience = v.InferOutput<typeof audienceSchema>;
