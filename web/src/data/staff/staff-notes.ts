import type { Note, NoteUpdate } from '@club/domain/content/note';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

/** The notes by number, live. Use it only after the staff check. */
export const useLiveNotes = () => useLiveRows('notes', sortByNumber);

/**
 * Saves a note through the API (specification, section 7) and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateNote(id: string, input: NoteUpdate): Promise<Note> {
  return callAsStaff('updateNote', { id, input });
}
