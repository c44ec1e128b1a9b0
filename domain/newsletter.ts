import * as v from 'valibot';
import {
  documentId,
  emailAddress,
  imageAddress,
  instant,
  singleLine,
  text,
} from './validation/fields.ts';
import { honeypot, pagePath, visitorLocale } from './form-fields.ts';
import { limits } from './limits.ts';

/** The body of the newsletter form (specification, section 7). Only `email` is required. */
export const subscriptionSchema = v.strictObject({
  email: emailAddress,
  lng: visitorLocale,
  page: pagePath,
  website: honeypot,
});

/** The body of the unsubscribe form (specification, section 7). */
export const unsubscriptionSchema = v.strictObject({
  email: emailAddress,
  lng: visitorLocale,
  website: honeypot,
});
export type Unsubscription = v.InferOutput<typeof unsubscriptionSchema>;

/** The token after the `#` of a mailed link. */
const linkToken = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/u));

/** The body that the pages behind the mailed links send. */
export const tokenSchema = v.strictObject({ token: linkToken });

const issueEntries = {
  subject: singleLine(limits.issueSubject),
  subject_fr: singleLine(limits.issueSubject),
  /** The texts in Markdown. `issue/parse-blocks.ts` supports a part of its syntax. */
  text: text(limits.issueText),
  text_fr: text(limits.issueText),
  /** One of the club's published pictures; empty without one. */
  imageURL: v.optional(imageAddress, ''),
  /** The description of the picture, for readers who do not see it. */
  alt: v.optional(text(limits.alt), ''),
  alt_fr: v.optional(text(limits.alt), ''),
};

/**
 * An issue of the newsletter. The fields of one language may be empty (`issue/issue-language.ts`).
 */
export const issueSchema = v.strictObject(issueEntries);
export type Issue = v.InferOutput<typeof issueSchema>;
/** An issue in which the picture and its descriptions may be missing. */
export type IssueInput = v.InferInput<typeof issueSchema>;

/**
 * With `me`, staff send a test mail in both languages to their own address. With `readers`, the
 * issue goes to every confirmed reader. This requires an earlier test mail of the same issue.
 */
export const sendIssueSchema = v.strictObject({
  ...issueEntries,
  audience: v.picklist(['me', 'readers']),
});

/** `tested`: only a test mail was sent. `sending`: some readers' mails are not sent yet. */
const issueStates = ['tested', 'sending', 'sent'] as const;

/** An issue and its progress: its mails, counted by state. */
export const issueProgressSchema = v.object({
  _id: documentId,
  ...issueEntries,
  state: v.picklist(issueStates),
  updatedAt: instant,
  /**
   * The number of mails in each state. A `waiting` mail is queued or being sent. An `unknown` one
   * may have arrived. A `skipped` one was not sent, for example because its reader has unsubscribed
   * or the address bounced.
   */
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  unknown: v.number(),
  skipped: v.number(),
  /** The number of readers who have unsubscribed since the issue was sent, for whatever reason. */
  unsubscribed: v.number(),
});
export type IssueProgress = v.InferOutput<typeof issueProgressSchema>;

/** An issue that was sent, or is being sent, to the readers, as the staff's list shows it. */
export const sentIssueSchema = v.object({
  _id: documentId,
  subject: v.string(),
  subject_fr: v.string(),
  /** When staff sent the issue to the readers. Its last mail may leave later. */
  sentAt: instant,
  /** Whether visitors can read it on the site. */
  isPublished: v.boolean(),
});
export type SentIssue = v.InferOutput<typeof sentIssueSchema>;

/** The body that publishes a sent issue on the site, or takes it off. */
export const publicationSchema = v.strictObject({ isPublished: v.boolean() });

/** The sender data in every mail. The postal address is empty until the club sets it. */
const mailSenderSchema = v.object({
  /** The e-mail address of the sender. */
  from: v.string(),
  /** The origin of the club's site. */
  origin: v.string(),
  postalAddress: v.string(),
});
export type MailSender = v.InferOutput<typeof mailSenderSchema>;

/**
 * The response of `GET /api/newsletter/audience`: the numbers of confirmed and unconfirmed
 * subscriptions, and the sender of the next issue.
 */
export const audienceSchema = v.object({
  confirmed: v.number(),
  pending: v.number(),
  sender: mailSenderSchema,
});
export type Audience = v.InferOutput<typeof audienceSchema>;
