import { limits } from '@club/domain/limits';
import { type Program, programSchema, type ProgramUpdate } from '@club/domain/program';
import { collection, limit, query } from 'firebase/firestore';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

const getQuery = () => query(collection(staffFirestore(), 'programs'), limit(limits.listSize));

/** Oldest team first, as the site lists them; the development groups last. */
const order = (id: string): string => (id.startsWith('U') ? `0${99 - Number(id.slice(1))}` : id);
const parse = (answer: Answer): Program[] =>
  parseDocuments(programSchema, answer).sort((one, other) =>
    order(one.id.toUpperCase()).localeCompare(order(other.id.toUpperCase())),
  );

/** The programs, live. Mount it after the staff check only. */
export const useWatchedPrograms = () => useWatchedRows(getQuery, parse);

/**
 * Saves a program through the API (specification, section 7) and gives it as saved.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateProgram(id: string, input: ProgramUpdate): Promise<Program> {
  return callAsStaff('updateProgram', { id, input });
}
