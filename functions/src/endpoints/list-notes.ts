import { noteSchema } from '@club/domain/content/note';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicList } from './public-list.ts';

const listForVisitors = () => listRows('notes', noteSchema);

/**
 * `GET /api/notes/getAll`: lists the notes; the schedule page shows the first (specification,
 * section 7).
 */
export const listNotes: Handler<'listNotes'> = () => makePublicList('notes', listForVisitors);
