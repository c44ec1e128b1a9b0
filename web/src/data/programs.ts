import { type Program, programSchema } from '@club/domain/program';
import { askPublic } from './ask-public.ts';
import { parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

/** The programs by document id; which team each belongs to, the domain says. */
export async function listPrograms(): Promise<Program[]> {
  return parseDocuments(programSchema, await askPublic('programs'));
}

export const publicPrograms: Collection<Program> = {
  name: 'programs',
  schema: programSchema,
  list: listPrograms,
};
