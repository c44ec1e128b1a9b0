import { limits } from '@club/domain/limits';
import { type Program, programSchema } from '@club/domain/program';
import { parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

/** The programs by document id; which team each belongs to, the domain says. */
export async function listPrograms(): Promise<Program[]> {
  const { ask, limit } = await import('./firestore-lite.ts');
  return parseDocuments(programSchema, await ask('programs', limit(limits.listSize)));
}

export const publicPrograms: Collection<Program> = {
  name: 'programs',
  schema: programSchema,
  list: listPrograms,
};
