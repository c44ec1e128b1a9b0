import type { Note } from '@club/domain/content/note';
import { Timestamp } from 'firebase-admin/firestore';
import { makeNote } from '../factories/note.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { getDatabase } from './admin.ts';

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));

/** Stores a note, bypassing the rules, and returns it as the API would. */
export async function storeNote(id: string, overrides: Partial<Note> = {}): Promise<Note> {
  const note = makeNote({ _id: id, ...overrides });
  // A change of an existing note would add a history entry.
  await getDatabase().doc(`notes/${id}`).delete();
  await getDatabase().doc(`notes/${id}`).set(toStoredDocument(note, toTimestamp));
  return note;
}

/** Deletes a test's note. The site shows only the first note, so it could hide the demo's. */
export async function removeNote(id: string): Promise<void> {
  await getDatabase().doc(`notes/${id}`).delete();
}
