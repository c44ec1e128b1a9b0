import { locations } from '@club/about/en/locations';
import { teams as clubTexts } from '@club/about/en/teams';
import { type Ages, addTeamFacts } from '../../team-facts.ts';

function formatAges([youngest, oldest]: Ages): string {
  if (youngest === oldest) return `${oldest} years old`;
  return oldest === youngest + 1
    ? `${youngest} and ${oldest} years old`
    : `${youngest} to ${oldest} years old`;
}

export const teams = addTeamFacts(clubTexts, formatAges, locations);
