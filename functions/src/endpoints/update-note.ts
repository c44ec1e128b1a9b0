import { noteSchema } from '@club/domain/content/note';
import { saveRow } from '../store/rows.ts';
import type { Handler } from './handler.ts';

/**
 * `PUT /api/notes/update/{id}`: saves a note's texts and button, and returns the note
 * (specification, section 7).
 */
export const updateNote: Handler<'updateNote'> = async ({ id, input, staff }) => ({
  body: await saveRow('notes', noteSchema, id, input, { staff, action: 'save' }),
});
