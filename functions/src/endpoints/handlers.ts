import type { Handlers } from '../http/handler.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listNotes } from './list-notes.ts';
import { updateNote } from './update-note.ts';

/** Who answers what. An endpoint of the table that is not here answers 501. */
export const handlers: Handlers = { getStaffSession, listNotes, updateNote };
