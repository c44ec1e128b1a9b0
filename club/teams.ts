import type { FactChecks } from './fact-check.ts';

/**
 * The teams, in the site's order (specification, section 3). Their texts are in `fr/teams.ts` and
 * `en/teams.ts`. `ages`: the lowest and the highest age that the team is meant for. `admits`:
 * those that it accepts, which may be a wider range. `places`: the ids of its places in
 * `locations.ts`.
 */
export const competitiveTeams = [
  { id: 'u17', ages: [16, 17], admits: [16, 17], places: ['montreal'] },
  { id: 'u16', ages: [15, 16], admits: [15, 16], places: ['montreal'] },
  { id: 'u15', ages: [15, 15], admits: [14, 15], places: ['west_island'] },
  { id: 'u14', ages: [13, 14], admits: [13, 14], places: ['southshore'] },
  { id: 'u13', ages: [13, 13], admits: [13, 13], places: ['west_island'] },
] as const;

/** The team for everyone, with or without experience. `groups` are program ids. */
export const developmentTeam = {
  id: 'dev',
  ages: [10, 17],
  admits: [10, 17],
  places: ['west_island', 'montreal', 'southshore'],
  groups: ['DEV1', 'DEV2'],
} as const;

/** How many teams the club has. */
export const teamCount = ([...competitiveTeams, developmentTeam] as const).length;

/** The youngest and the oldest competitive team, as the texts name them. */
export const teamRange = { youngest: 'U13', oldest: 'U17' } as const;

/**
 * The players' ages (specification, section 9). The specification also mentions 11 to 18, which the
 * site does not use.
 */
export const playerAges = { youngest: 10, oldest: 17 } as const;

/** The first and the last month of a season: 9 is September. */
export const season = { from: 9, to: 4 } as const;

export const checks: FactChecks = {
  teams: {
    responsible: 'head coaches',
    checkedOn: null,
    whatToCheck: 'ages, gyms, school grades and the description of each team',
    texts: ['teams', 'program'],
  },
  season: {
    responsible: 'head coaches',
    checkedOn: null,
    whatToCheck: 'the first and the last month of practices',
    texts: ['program'],
  },
};
