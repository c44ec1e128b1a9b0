import type { Program, ProgramUpdate } from '@club/domain/content/program';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

/**
 * The key that sorts the oldest team first, as on the site, and the development groups last. It is
 * `082` for `U17`, and the id itself for `DEV1`.
 */
const toSortKey = (id: string): string =>
  id.startsWith('U') ? `0${99 - Number(id.slice(1))}` : id;
const sortByTeam = (programs: readonly Program[]) =>
  programs.toSorted((one, other) =>
    toSortKey(one.id.toUpperCase()).localeCompare(toSortKey(other.id.toUpperCase())),
  );

/** The programs, live. Use it only after the staff check. */
export const useLivePrograms = () => useLiveRows('programs', sortByTeam);

/**
 * Saves a program through the API (specification, section 7) and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateProgram(id: string, input: ProgramUpdate): Promise<Program> {
  return callAsStaff('updateProgram', { id, input });
}
