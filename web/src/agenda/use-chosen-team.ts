import { findRouteProgramIds } from '@club/domain/team';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { allTeamsValue, findChosenTeam, storeTeam } from '../data/public/calendar/chosen-team.ts';
import { useHydrated } from '../scheduling/use-hydrated.ts';

/**
 * The ids that entries have for a team: both groups for `dev`, none for `all` or an unknown team.
 */
export const listEntryTeamIds = (team: string): readonly string[] =>
  findRouteProgramIds(team).map((id) => id.toLowerCase());

/** The team in the address or of the last visit, or `all`. Undefined during hydration. */
export function useChosenTeam(): string | undefined {
  const { search } = useLocation();
  if (!useHydrated()) return undefined;
  const team = findChosenTeam(search).toLowerCase();
  return listEntryTeamIds(team).length > 0 ? team : allTeamsValue;
}

/**
 * Stores the chosen team for the next visit, if the address names it. An address with an unknown
 * team leaves the stored one.
 */
export function useStoreTeam(team: string | undefined): void {
  const { search } = useLocation();
  const teamInAddress = new URLSearchParams(search).get('team')?.toLowerCase();
  useEffect(() => {
    if (team !== undefined && team === teamInAddress) storeTeam(team);
  }, [team, teamInAddress]);
}
