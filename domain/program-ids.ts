import { listTeamProgramIds, teamIds } from './team.ts';

/** The ids of all programs, in the order the site lists them. */
export const programIds: readonly string[] = teamIds.flatMap(listTeamProgramIds);
