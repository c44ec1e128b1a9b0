import { programSchema } from '@club/domain/content/program';
import { saveRow } from '../store/rows.ts';
import type { Handler } from './handler.ts';

/**
 * `PATCH /api/programs/{id}`: saves a program's texts and registration state, and returns it
 * (specification, section 7).
 */
export const updateProgram: Handler<'updateProgram'> = async ({ id, input, staff }) => ({
  body: await saveRow('programs', programSchema, id, input, { staff, action: 'save' }),
});
