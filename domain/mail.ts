import * as v from 'valibot';
import { instant } from './fields.ts';

/** What a mail of ours is about. */
export const mailKinds = ['confirmation', 'issue', 'trial', 'contact'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Why a mail has not been sent, as far as staff can act on it. */
export const mailReasons = [
  /** The address does not exist: the only answer that is final for a reader. */
  'refused',
  /** The recipient's side asks to try later: the mailbox is full, or new senders must wait. */
  'deferred',
  /** Turned away for this recipient, for a reason that may be ours as well as theirs. */
  'rejected',
  /** No connection to the mail host, or no answer before the text was sent. */
  'unreachable',
  /** The host does not accept our user name or password. */
  'login',
  /** The host does not accept our sender's address. */
  'sender',
  /** The host's sending limit is reached. */
  'limit',
  /** The host takes the text for spam, or forbids it. */
  'policy',
  /** The host has a problem of its own. */
  'host',
  /** Our own side failed, such as the database while the mail was composed. */
  'fault',
  /** The connection was lost after the host began to take the text: it may have arrived. */
  'interrupted',
] as const;
export type MailReason = (typeof mailReasons)[number];

/** The id of a mail in the queue: what it is for, and keyed hashes. */
export const mailId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** A mail that has not been sent, as staff see it: enough to act on, the address only in outline. */
export const queuedMailSchema = v.object({
  _id: mailId,
  kind: v.picklist(mailKinds),
  /** Tried again by itself, perhaps arrived, or given up. */
  state: v.picklist(['waiting', 'unknown', 'failed']),
  /** The address with its name hidden, `p…@example.org`; empty where the row is gone. */
  to: v.string(),
  reason: v.picklist(mailReasons),
  attempts: v.number(),
  updatedAt: instant,
  /** When a waiting mail is tried next, unless the queue is paused. */
  dueAt: instant,
});
export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

/** Why no mail is sent at present, since when, and when one is tried again. */
export const queuePauseSchema = v.object({
  reason: v.picklist(mailReasons),
  since: instant,
  until: instant,
});
export type QueuePause = v.InferOutput<typeof queuePauseSchema>;

/** What has not been sent. `waiting` counts all that wait; `mails` has those with something to tell. */
export const mailQueueSchema = v.object({
  waiting: v.number(),
  pause: v.nullable(queuePauseSchema),
  mails: v.array(queuedMailSchema),
});
export type MailQueue = v.InferOutput<typeof mailQueueSchema>;

/** `updatedAt` as staff last read it: a mail that has changed since is not sent again. */
export const resendSchema = v.strictObject({ updatedAt: instant });
