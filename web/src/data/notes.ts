import { limits } from '@club/domain/limits';
import { type Note, noteSchema } from '@club/domain/note';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

export const parseNotes = (answer: Answer): Note[] => parseDocuments(noteSchema, answer);

/** The notes by document id; the site shows the first. */
export async function listNotes(): Promise<Note[]> {
  const { ask, limit } = await import('./firestore-lite.ts');
  return parseNotes(await ask('notes', limit(limits.listSize)));
}

export const publicNotes: Collection<Note> = { name: 'notes', schema: noteSchema, list: listNotes };
