import { noteSchema } from '@club/domain/content/note';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicListResponse } from './public-list-response.ts';

const listNoteRows = async () => sortByNumber(await listRows('notes', noteSchema));

/**
 * `GET /api/notes/getAll`: lists the notes; the schedule page shows the first (specification,
 * section 7).
 */
export const listNotes: Handler<'listNotes'> = () => makePublicListResponse('notes', listNoteRows);
