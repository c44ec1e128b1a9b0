import type { Note, NoteUpdate } from '@club/domain/content/note';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

const leaveUnsorted = (notes: readonly Note[]) => notes;

/** The notes, live. Use it only after the staff check. */
export const useLiveNotes = () => useLiveRows('notes', leaveUnsorted);

/**
 * Saves a note through the API (specification, section 7) and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateNote(id: string, input: NoteUpdate): Promise<Note> {
  return callAsStaff('updateNote', { id, input });
}
