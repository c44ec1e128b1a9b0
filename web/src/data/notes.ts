import { type Note, noteSchema } from '@club/domain/note';
import { askPublic } from './ask-public.ts';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

export const parseNotes = (answer: Answer): Note[] => parseDocuments(noteSchema, answer);

/** The notes by document id; the site shows the first. */
export async function listNotes(): Promise<Note[]> {
  return parseNotes(await askPublic('notes'));
}

export const publicNotes: Collection<Note> = { name: 'notes', schema: noteSchema, list: listNotes };
