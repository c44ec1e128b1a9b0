import * as v from 'valibot';
import { displayNumber, documentId, instant, text } from '../validation/fields.ts';
import { limits } from '../limits.ts';

/** The note box of the schedule page (specification, section 3). Only the first note is shown. */
export const noteSchema = v.object({
  _id: documentId,
  /** The position in the list. Notes from before this field have none, and count as 0. */
  num: v.optional(displayNumber, 0),
  note: text(limits.note),
  note_fr: text(limits.note),
  /** Whether the register-now button is below the note. */
  buttonDisplay: v.boolean(),
  updatedAt: instant,
});
export type Note = v.InferOutput<typeof noteSchema>;

/**
 * The body of a save (specification, section 7). `updatedAt` is the row's value when the edit
 * began. The API then refuses to overwrite a newer save. Without `updatedAt`, the save always wins.
 */
export const noteUpdateSchema = v.strictObject({
  ...v.omit(noteSchema, ['_id', 'num', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type NoteUpdate = v.InferOutput<typeof noteUpdateSchema>;
