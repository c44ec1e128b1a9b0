import * as v from 'valibot';
import { locales } from './locale.ts';
import { instant } from './validation/fields.ts';

/** What staff have done with a message of the contact form. */
export const messageStates = ['new', 'read', 'answered', 'archived'] as const;
export type MessageState = (typeof messageStates)[number];

/** The id of a message: a keyed hash of its day and its fields. */
export const messageId = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/u));

/** A message of the contact form, as staff see it. */
export const visitorMessageSchema = v.object({
  _id: messageId,
  full_name: v.string(),
  phone: v.string(),
  email: v.string(),
  messages: v.string(),
  /** The language of the visitor's page, for the answer. */
  locale: v.picklist(locales),
  /** When the visitor sent the message. */
  at: instant,
  /** When Firestore deletes the message. */
  expiresAt: instant,
  state: v.picklist(messageStates),
  /** The last change of the state. Before the first change it equals `at`. */
  updatedAt: instant,
  /** The staff member who changed the state last; empty before the first change. */
  updatedBy: v.string(),
  /** Who answered, and when. Both are empty without an answer. */
  answeredBy: v.string(),
  answeredAt: v.union([v.literal(''), instant]),
});
export type VisitorMessage = v.InferOutput<typeof visitorMessageSchema>;

/** The most messages of one response. */
export const messagesPerPage = 50;

/** Messages, newest first. */
export const messageListSchema = v.object({
  messages: v.array(visitorMessageSchema),
  /** Whether there are older messages. */
  hasMore: v.boolean(),
});
export type MessageList = v.InferOutput<typeof messageListSchema>;

/** The body of a change. `updatedAt` is the message's value as staff last read it. */
export const messageUpdateSchema = v.strictObject({
  state: v.picklist(messageStates),
  updatedAt: instant,
});
export type MessageUpdate = v.InferOutput<typeof messageUpdateSchema>;

/** The body of a deletion. `updatedAt` is the message's value as staff last read it. */
export const messageDeletionSchema = v.strictObject({ updatedAt: instant });
export type MessageDeletion = v.InferOutput<typeof messageDeletionSchema>;
