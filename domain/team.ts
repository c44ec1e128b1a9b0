import { competitiveTeams, developmentTeam } from '@club/about/teams';
import type { Location } from './location.ts';

const allTeams = [...competitiveTeams, developmentTeam] as const;
export type TeamId = (typeof allTeams)[number]['id'];
/** The ids of the teams, in the order the site lists them. */
export const teamIds: readonly TeamId[] = allTeams.map(({ id }) => id);

type LocationId = Location['id'];
type AgeRange = readonly [youngest: number, oldest: number];

/**
 * A team of the fixed list (specification, section 3). The text fields are translation keys. The
 * contract spells `admision` this way.
 */
export interface Team {
  readonly id: TeamId;
  readonly title: `teams:${TeamId}.title`;
  /** Path of the team's illustration. */
  readonly image: `/images/teams/${TeamId}.svg`;
  /** The large label on the card: U17 … DEV. */
  readonly highlighter: string;
  readonly age: `teams:${TeamId}.age`;
  readonly grade: `teams:${TeamId}.grade`;
  readonly desc: `teams:${TeamId}.desc`;
  readonly otherCost: 'map:team.tournament_costs' | null;
  readonly admision: `teams:${TeamId}.admision`;
  readonly address: `teams:${TeamId}.address`;
  /** The team's age range on its card. */
  readonly ages: AgeRange;
  /** The ages the team admits. Only U15 admits more than `ages`. */
  readonly admits: AgeRange;
  /** Where the team trains, as in the `address` text. */
  readonly places: readonly LocationId[];
}

/** The teams of `club/teams.ts`, with their translation keys. */
export const teams: readonly Team[] = allTeams.map(({ id, ages, admits, places }) => ({
  id,
  title: `teams:${id}.title`,
  image: `/images/teams/${id}.svg`,
  highlighter: id.toUpperCase(),
  age: `teams:${id}.age`,
  grade: `teams:${id}.grade`,
  desc: `teams:${id}.desc`,
  otherCost: id === 'dev' ? null : 'map:team.tournament_costs',
  admision: `teams:${id}.admision`,
  address: `teams:${id}.address`,
  ages,
  admits,
  places,
}));

/**
 * Lists the program ids of a team. The development team has those of its groups. Any other team has
 * its own id in upper case.
 */
export function listTeamProgramIds(id: TeamId): readonly string[] {
  return id === 'dev' ? developmentTeam.groups : [id.toUpperCase()];
}

/** Finds the team for a route parameter such as `u17`, `U17` or `DEV1`. */
export function findTeam(programId: string): Team | undefined {
  const upperCaseId = programId.toUpperCase();
  return teams.find(
    ({ id }) => id.toUpperCase() === upperCaseId || listTeamProgramIds(id).includes(upperCaseId),
  );
}

/** Finds the development group for a route parameter; returns its id in upper case: `DEV1`. */
export function findGroup(programId: string): string | undefined {
  const upperCaseId = programId.toUpperCase();
  return listTeamProgramIds('dev').find((id) => id === upperCaseId);
}

/** Finds the program ids for a route parameter: both groups for `dev`, one for `DEV1`. */
export function findRouteProgramIds(programId: string): readonly string[] {
  const group = findGroup(programId);
  if (group !== undefined) return [group];
  const team = findTeam(programId);
  return team ? listTeamProgramIds(team.id) : [];
}
