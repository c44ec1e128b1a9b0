import { noteSchema } from '@club/domain/note';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { publicList } from './public-list.ts';

const read = () => listRows('notes', noteSchema);

/** `GET /api/notes/getAll`: every note, the first of which the schedule page shows (section 7). */
export const listNotes: Handler<'listNotes'> = () => publicList('notes', read);
