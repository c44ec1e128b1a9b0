import type { Note } from '@club/domain/note';
import { Timestamp } from 'firebase-admin/firestore';
import { makeNote } from '../factories/note.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { database } from './admin.ts';

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));

/** Puts a note into the database, past the rules, and gives it as the API would. */
export async function storeNote(id: string, overrides: Partial<Note> = {}): Promise<Note> {
  const note = makeNote({ _id: id, ...overrides });
  // Changing one that is there would be one more entry of the history.
  await database().doc(`notes/${id}`).delete();
  await database().doc(`notes/${id}`).set(toStoredDocument(note, toTimestamp));
  return note;
}

/** Takes a note out again: the site shows the first, which must stay the demo's. */
export async function removeNote(id: string): Promise<void> {
  await database().doc(`notes/${id}`).delete();
}
