import * as v from 'valibot';
import { limits } from '../limits.ts';
import { documentId, instant, nullableInstant, text } from '../validation/fields.ts';

/** The id of the only urgent notice. */
export const noticeId = 'tonight';

/** The urgent notice on top of Home and Schedule, such as "the gym is closed tonight". */
export const noticeSchema = v.object({
  _id: documentId,
  notice: text(limits.notice),
  notice_fr: text(limits.notice),
  /** Whether the site shows the notice, and the rules let visitors read it. */
  noticeDisplay: v.boolean(),
  /** When the notice disappears. */
  showUntil: nullableInstant,
  updatedAt: instant,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** The body of a save. `updatedAt` is the value when the edit began; absent for the first save. */
export const noticeUpdateSchema = v.strictObject({
  ...v.omit(noticeSchema, ['_id', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type NoticeUpdate = v.InferOutput<typeof noticeUpdateSchema>;
