import * as v from 'valibot';
import { documentId, instant, text } from '../validation/fields.ts';
import { limits } from '../limits.ts';

/** The stored part of a program (specification, section 3). `Team` has the other part. */
export const programSchema = v.object({
  _id: documentId,
  /** U17 to U13, DEV1, DEV2. Comparisons ignore case. */
  id: documentId,
  schedule: text(limits.programText),
  schedule_fr: text(limits.programText),
  current_session: text(limits.programText),
  current_session_fr: text(limits.programText),
  cost: text(limits.programText),
  cost_fr: text(limits.programText),
  /** `true`: registration is open; `false`: the program is full. */
  registerDisplay: v.boolean(),
  updatedAt: instant,
});
export type Program = v.InferOutput<typeof programSchema>;

/**
 * The body of a save (specification, section 7). `updatedAt` is the row's value when the edit
 * began.
 */
export const programUpdateSchema = v.strictObject({
  ...v.omit(programSchema, ['_id', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type ProgramUpdate = v.InferOutput<typeof programUpdateSchema>;
