import type * as v from 'valibot';
import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import { bilingual, ownId, toggle } from './field-kinds.ts';

/** The stored part of a program (specification, section 3). `Team` has the other part. */
export const programs = defineContentType({
  item: 'program',
  page: paths.program,
  staffPage: 'program',
  hasLifecycle: true,
  // Visitors see every program, so a new one is full instead of hidden.
  hiddenValues: { registerDisplay: false },
  titleField: 'id',
  endpoints: { list: '/api/programs/all', update: ['PATCH', '/api/programs/{id}'] },
  fields: {
    /** U17 to U13, DEV1, DEV2. Comparisons ignore case. */
    id: ownId(),
    schedule: bilingual(limits.programText),
    current_session: bilingual(limits.programText),
    cost: bilingual(limits.programText),
    /** `true`: registration is open; `false`: the program is full. */
    registerDisplay: toggle(),
  },
});
export type Program = v.InferOutput<typeof programs.rowSchema>;
