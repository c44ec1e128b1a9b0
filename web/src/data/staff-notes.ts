import { limits } from '@club/domain/limits';
import type { Note, NoteUpdate } from '@club/domain/note';
import { collection, limit, query } from 'firebase/firestore';
import type { QueryResult } from './firestore-documents.ts';
import { mendDocuments } from './mended-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

const parse = (answer: QueryResult) => mendDocuments('notes', answer);
const getQuery = () => query(collection(staffFirestore(), 'notes'), limit(limits.listSize));

/** The notes as they are now, and as others save them. Mount it after the staff check only. */
export const useWatchedNotes = () => useWatchedRows(getQuery, parse);

/**
 * Saves a note through the API (specification, section 7) and gives it as saved.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateNote(id: string, input: NoteUpdate): Promise<Note> {
  return callAsStaff('updateNote', { id, input });
}
