import { noteSchema } from '@club/domain/note';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicList } from './public-list.ts';

const listForVisitors = () => listRows('notes', noteSchema);

/** `GET /api/notes/getAll`: every note, the first of which the schedule page shows (section 7). */
export const listNotes: Handler<'listNotes'> = () => makePublicList('notes', listForVisitors);
