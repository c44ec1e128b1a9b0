import { locations } from '@club/about/en/locations';
import { teams as own } from '@club/about/en/teams';
import { competitiveTeams, developmentTeam } from '@club/about/teams';
import { type Ages, type ClubTeam, makeTeamFacts } from '../../team-facts.ts';

function years([youngest, oldest]: Ages): string {
  if (youngest === oldest) return `${oldest} years old`;
  return oldest === youngest + 1
    ? `${youngest} and ${oldest} years old`
    : `${youngest} to ${oldest} years old`;
}

const facts = (team: ClubTeam<keyof typeof locations>) => makeTeamFacts(team, years, locations);
const [u17, u16, u15, u14, u13] = competitiveTeams;

export const teams = {
  u17: { ...own.u17, ...facts(u17) },
  u16: { ...own.u16, ...facts(u16) },
  u15: { ...own.u15, ...facts(u15) },
  u14: { ...own.u14, ...facts(u14) },
  u13: { ...own.u13, ...facts(u13) },
  // Its groups train in several gyms. A separate sentence has the addresses.
  dev: { ...facts(developmentTeam), ...own.dev },
};
