import * as v from 'valibot';
import { instant } from './fields.ts';

/** What a mail of ours is about. */
export const mailKinds = ['confirmation', 'issue', 'trial', 'contact'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail that was given up, as staff see it: enough to act on, the address only in outline. */
export const deadLetterSchema = v.object({
  _id: v.string(),
  kind: v.picklist(mailKinds),
  /** The address with its name hidden, `p…@example.org`; empty where the row is gone. */
  to: v.string(),
  /** `refused` by the other side, `unreachable` to the end, or `interrupted` while being handed over. */
  reason: v.picklist(['refused', 'unreachable', 'interrupted']),
  attempts: v.number(),
  updatedAt: instant,
});
export type DeadLetter = v.InferOutput<typeof deadLetterSchema>;
