import * as v from 'valibot';
import { documentId, instant, text } from './fields.ts';
import { limits } from './limits.ts';

/** The server's half of a program (specification, section 3); the other half is the team it belongs to. */
export const programSchema = v.object({
  _id: documentId,
  /** U17 to U13, DEV1, DEV2. Compared without regard to case. */
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

/** What a save sends (section 7), with the instant the edit was based on. */
export const programUpdateSchema = v.strictObject({
  ...v.omit(programSchema, ['_id', 'updatedAt']).entries,
  updatedAt: v.optional(instant),
});
export type ProgramUpdate = v.InferOutput<typeof programUpdateSchema>;
