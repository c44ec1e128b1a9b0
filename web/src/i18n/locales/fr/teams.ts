import { locations } from '@club/about/fr/locations';
import { teams as own } from '@club/about/fr/teams';
import { competitiveTeams, developmentTeam } from '@club/about/teams';
import { type Ages, type ClubTeam, makeTeamFacts } from '../../team-facts.ts';
import type { teams as english } from '../en/teams.ts';

function years([youngest, oldest]: Ages): string {
  if (youngest === oldest) return `${oldest} ans`;
  return oldest === youngest + 1 ? `${youngest} et ${oldest} ans` : `${youngest} à ${oldest} ans`;
}

const facts = (team: ClubTeam<keyof typeof locations>) => makeTeamFacts(team, years, locations);
const [u17, u16, u15, u14, u13] = competitiveTeams;

export const teams: typeof english = {
  u17: { ...own.u17, ...facts(u17) },
  u16: { ...own.u16, ...facts(u16) },
  u15: { ...own.u15, ...facts(u15) },
  u14: { ...own.u14, ...facts(u14) },
  u13: { ...own.u13, ...facts(u13) },
  // Its groups train in several gyms. A separate sentence has the addresses.
  dev: { ...facts(developmentTeam), ...own.dev },
};
