import { noteSchema } from '@club/domain/note';
import { allOf, listRows } from '../data/rows.ts';
import { shareRead } from '../data/shared-read.ts';
import type { Handler } from '../http/handler.ts';
import { publicCache } from '../http/public-cache.ts';

/** `GET /api/notes/getAll`: every note, the first of which the schedule page shows (section 7). */
export const listNotes: Handler<'listNotes'> = async () => ({
  body: await shareRead('notes', () => listRows(allOf('notes'), noteSchema)),
  cacheControl: publicCache,
});
