import * as v from 'valibot';
import { documentId, instant, text } from './fields.ts';
import { limits } from './limits.ts';

/** The note box of the schedule page (specification, section 3). Only the first note is shown. */
export const noteSchema = v.object({
  _id: documentId,
  note: text(limits.note),
  note_fr: text(limits.note),
  /** Whether the register-now button stands below the note. */
  buttonDisplay: v.boolean(),
  updatedAt: instant,
});
export type Note = v.InferOutput<typeof noteSchema>;

/**
 * What a save sends (section 7). `updatedAt` is the instant the edit was based on: with it, a save
 * over somebody else's newer text is refused; without it the save is taken as it is.
 */
export const noteUpdateSchema = v.strictObject({
  ...v.omit(noteSchema, ['_id', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type NoteUpdate = v.InferOutput<typeof noteUpdateSchema>;
