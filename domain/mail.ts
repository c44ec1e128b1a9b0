import * as v from 'valibot';
import { instant } from './validation/fields.ts';

/**
 * The kinds of mail the site sends. `test-issue` is the test mail of an issue, `status` the weekly
 * report to the webmaster. `waiting-confirmation` asks a family to confirm its entry of the waiting
 * list. `place` notifies the family that a program is open. `practice-confirmation` asks a family to
 * confirm that it wants mails about a team's changes, `practice` is such a mail.
 */
const mailKinds = [
  'confirmation',
  'issue',
  'test-issue',
  'contact',
  'status',
  'waiting-confirmation',
  'place',
  'practice-confirmation',
  'practice',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Why a mail was not sent, or why this is unknown. */
export const mailFailureReasons = [
  /** The address does not exist. Later issues skip such a reader. */
  'refused',
  /** The recipient's host asks for a later retry. The mailbox is full, or the sender is new. */
  'deferred',
  /**
   * Rejected for this recipient. The reply does not state whether the address or our sending is
   * wrong.
   */
  'rejected',
  /** No connection to the mail host, or no reply before the text was sent. */
  'unreachable',
  /** The host rejects our user name or password. */
  'login',
  /** The host rejects our sender's address. */
  'sender',
  /** The host's sending limit is reached. */
  'limit',
  /** The host classifies the text as spam, or forbids it. */
  'policy',
  /** The host has an internal problem. */
  'host',
  /** An error on our side, such as a database error while the mail was composed. */
  'fault',
  /** The connection was lost while the host received the text. The mail may have arrived. */
  'interrupted',
] as const;
export type MailFailureReason = (typeof mailFailureReasons)[number];

/** The id of a mail in the queue: its purpose, and keyed hashes of what it is about. */
export const mailId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** A mail that was not sent, or may have arrived, as staff see it. Its address is masked. */
const queuedMailSchema = v.object({
  _id: mailId,
  kind: v.picklist(mailKinds),
  /**
   * The queue retries a `waiting` mail. An `unknown` one may have arrived, and a `failed` one did
   * not. The queue retries neither, but staff can queue them again.
   */
  state: v.picklist(['waiting', 'unknown', 'failed']),
  /**
   * The address with a masked local part, `p…@example.org`; empty if it is not stored, or if the
   * recipient is the club.
   */
  to: v.string(),
  reason: v.picklist(mailFailureReasons),
  attempts: v.number(),
  updatedAt: instant,
  /** When a waiting mail is retried, unless the queue is paused. */
  dueAt: instant,
});
export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

/** The pause of the queue. It has a reason, a start, and the time of the next attempt. */
const queuePauseSchema = v.object({
  reason: v.picklist(mailFailureReasons),
  since: instant,
  until: instant,
});

/**
 * The mail queue, as staff see it. `waiting` counts the mails that are queued or being sent. `mails`
 * lists those that wait for a retry, failed or may have arrived.
 */
export const mailQueueSchema = v.object({
  waiting: v.number(),
  pause: v.nullable(queuePauseSchema),
  mails: v.array(queuedMailSchema),
});
export type MailQueue = v.InferOutput<typeof mailQueueSchema>;

/** `updatedAt` as staff last read it. A mail that has changed since is not sent again. */
export const resendSchema = v.strictObject({ updatedAt: instant });
