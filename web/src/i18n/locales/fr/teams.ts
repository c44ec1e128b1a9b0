import { locations } from '@club/about/fr/locations';
import { teams as clubTexts } from '@club/about/fr/teams';
import { type Ages, addTeamFacts } from '../../team-facts.ts';
import type { teams as english } from '../en/teams.ts';

function formatAges([youngest, oldest]: Ages): string {
  if (youngest === oldest) return `${oldest} ans`;
  return oldest === youngest + 1 ? `${youngest} et ${oldest} ans` : `${youngest} à ${oldest} ans`;
}

export const teams: typeof english = addTeamFacts(clubTexts, formatAges, locations);
