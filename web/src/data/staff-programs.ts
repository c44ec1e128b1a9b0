import { limits } from '@club/domain/limits';
import type { Program, ProgramUpdate } from '@club/domain/program';
import { collection, limit, query } from 'firebase/firestore';
import type { QueryResult } from './firestore-documents.ts';
import { type MendedRows, mendDocuments } from './mended-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

const getQuery = () => query(collection(staffFirestore(), 'programs'), limit(limits.listSize));

/** Oldest team first, as the site lists them; the development groups last. */
const order = (id: string): string => (id.startsWith('U') ? `0${99 - Number(id.slice(1))}` : id);
const inOrder = (one: Program, other: Program) =>
  order(one.id.toUpperCase()).localeCompare(order(other.id.toUpperCase()));

function parse(answer: QueryResult): MendedRows<Program> {
  const { rows, unreadable } = mendDocuments('programs', answer);
  return { rows: rows.toSorted(inOrder), unreadable };
}

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
