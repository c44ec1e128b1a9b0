import type * as v from 'valibot';
import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import { bilingual, toggle } from './field-kinds.ts';

/** The note box of the schedule page (specification, section 3). Only the first note is shown. */
export const notes = defineContentType({
  item: 'note',
  page: paths.schedule,
  staffPage: 'note',
  order: 'separate',
  hasLifecycle: true,
  // Visitors see only the first note, so a new one needs no hiding.
  hiddenValues: {},
  endpoints: { list: '/api/notes/getAll', update: ['PUT', '/api/notes/update/{id}'] },
  fields: {
    note: bilingual(limits.note),
    /** Whether the register-now button is below the note. */
    buttonDisplay: toggle(),
  },
});
export const noteSchema = notes.rowSchema;
export type Note = v.InferOutput<typeof notes.rowSchema>;
