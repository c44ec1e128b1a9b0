import { findRouteProgramIds } from '@club/domain/team';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { allTeamsValue, findChosenTeam, storeTeam } from '../data/public/calendar/chosen-team.ts';

/**
 * The ids that entries have for a team: both groups for `dev`, none for `all` or an unknown team.
 */
export const listEntryTeamIds = (team: string): readonly string[] =>
  findRouteProgramIds(team).map((id) => id.toLowerCase());

const subscribeToNothing = () => () => undefined;

/** The team in the address or of the last visit, or `all`. Undefined during hydration. */
export function useChosenTeam(): string | undefined {
  const { search } = useLocation();
  const readTeam = () => {
    const team = findChosenTeam(search).toLowerCase();
    return listEntryTeamIds(team).length > 0 ? team : allTeamsValue;
  };
  return useSyncExternalStore(subscribeToNothing, readTeam, () => undefined);
}

/**
 * Stores the chosen team for the next visit, if the address names it. An address with an unknown
 * team leaves the stored one.
 */
export function useTeamStorage(team: string | undefined): void {
  const { search } = useLocation();
  const teamInAddress = new URLSearchParams(search).get('team')?.toLowerCase();
  useEffect(() => {
    if (team !== undefined && team === teamInAddress) storeTeam(team);
  }, [team, teamInAddress]);
}
