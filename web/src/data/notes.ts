import { type Note, noteSchema } from '@club/domain/note';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import { sourceOf } from './public-source.ts';

export const parseNotes = (answer: Answer): Note[] => parseDocuments(noteSchema, answer);

export const noteSource = sourceOf('notes', noteSchema);
