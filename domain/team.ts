import { competitiveTeams, developmentTeam } from '@club/about/teams';
import type { Location } from './location.ts';

const own = [...competitiveTeams, developmentTeam] as const;
export type TeamId = (typeof own)[number]['id'];
/** The ids of the six teams, in the order the site lists them. */
export const teamIds: readonly TeamId[] = own.map(({ id }) => id);

type Place = Location['id'];
type AgeRange = readonly [youngest: number, oldest: number];

/**
 * A team as the browser knows it (specification, section 3). The text fields are translation keys,
 * and `admision` is spelt so in the contract.
 */
export interface Team {
  readonly id: TeamId;
  readonly title: `teams:${TeamId}.title`;
  /** Path of the team's drawn image on our own site. */
  readonly image: `/images/teams/${TeamId}.svg`;
  /** The large label on the card: U17 … DEV. */
  readonly highlighter: string;
  readonly age: `teams:${TeamId}.age`;
  readonly grade: `teams:${TeamId}.grade`;
  readonly desc: `teams:${TeamId}.desc`;
  readonly otherCost: `teams:${Exclude<TeamId, 'dev'>}.otherCost` | null;
  readonly admision: `teams:${TeamId}.admision`;
  readonly address: `teams:${TeamId}.address`;
  /** The team's age range, as its card shows it in large numerals. */
  readonly ages: AgeRange;
  /** The ages it admits; wider than `ages` for U15 alone. */
  readonly admits: AgeRange;
  /** Where it trains: what the `address` text names, for directions. */
  readonly places: readonly Place[];
}

/** The fixed list of six teams: the club's own (`club/teams.ts`), with the keys of their texts. */
export const teams: readonly Team[] = own.map(({ id, ages, admits, places }) => ({
  id,
  title: `teams:${id}.title`,
  image: `/images/teams/${id}.svg`,
  highlighter: id.toUpperCase(),
  age: `teams:${id}.age`,
  grade: `teams:${id}.grade`,
  desc: `teams:${id}.desc`,
  otherCost: id === 'dev' ? null : `teams:${id}.otherCost`,
  admision: `teams:${id}.admision`,
  address: `teams:${id}.address`,
  ages,
  admits,
  places,
}));

/** The server's program ids of a team: its own in upper case, and both groups for development. */
export function programIdsOf(id: TeamId): readonly string[] {
  return id === 'dev' ? developmentTeam.groups : [id.toUpperCase()];
}

/** Finds the team a route parameter names, in any case: `u17`, `U17`, `DEV1`. Undefined when none. */
export function findTeam(programId: string): Team | undefined {
  const wanted = programId.toUpperCase();
  return teams.find(({ id }) => id.toUpperCase() === wanted || programIdsOf(id).includes(wanted));
}

/** The development group a route parameter names, as the server spells it: `DEV1`. */
export function findGroup(programId: string): string | undefined {
  const wanted = programId.toUpperCase();
  return programIdsOf('dev').find((id) => id === wanted);
}

/** The server's programs a route parameter means: `dev` both groups, `DEV1` that one. */
export function programIdsFor(programId: string): readonly string[] {
  const group = findGroup(programId);
  if (group !== undefined) return [group];
  const team = findTeam(programId);
  return team ? programIdsOf(team.id) : [];
}
