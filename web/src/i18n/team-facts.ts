import { competitiveTeams, developmentTeam } from '@club/about/teams';
import type { TeamId } from '@club/domain/team';

export type Ages = readonly [youngest: number, oldest: number];
type LocationId = (typeof developmentTeam)['places'][number];
type FactName = 'age' | 'admision' | 'address';

/**
 * Adds texts made from the facts of `club/teams.ts`: ages, admission and gyms. A text of the same
 * name in `texts` replaces the added one.
 *
 * @param texts the texts of each team; a team without texts does not compile
 * @param formatAges formats a range of ages in the language
 * @param locations the club's places in the language
 */
export function addTeamFacts<Texts extends Readonly<Record<TeamId, object>>>(
  texts: Texts,
  formatAges: (ages: Ages) => string,
  locations: Readonly<Record<LocationId, { readonly gym: string }>>,
) {
  const entries = [...competitiveTeams, developmentTeam].map(({ id, ages, admits, places }) => {
    const facts: Record<FactName, string> = {
      age: formatAges(ages),
      admision: formatAges(admits),
      address: places.map((place) => locations[place].gym).join(', '),
    };
    return [id, { ...facts, ...texts[id] }] as const;
  });
  return Object.fromEntries(entries) as {
    readonly [Id in TeamId]: Texts[Id] & Readonly<Record<FactName, string>>;
  };
}
