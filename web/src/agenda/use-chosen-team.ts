import { findRouteProgramIds } from '@club/domain/team';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { allTeamsValue, findChosenTeam, storeTeam } from '../data/public/calendar/chosen-team.ts';

/** The ids that entries have for a team: both groups for `dev`, none for `all` or other texts. */
export const findCalendarTeams = (team: string): readonly string[] =>
  findRouteProgramIds(team).map((id) => id.toLowerCase());

const subscribeToNothing = () => () => undefined;

/** The team in the address or of the last visit, or `all`. Undefined during hydration. */
export function useChosenTeam(): string | undefined {
  const { search } = useLocation();
  const readTeam = () => {
    const team = findChosenTeam(search).toLowerCase();
    return findCalendarTeams(team).length > 0 ? team : allTeamsValue;
  };
  return useSyncExternalStore(subscribeToNothing, readTeam, () => undefined);
}

/** Stores the team of the address for the next visit. */
export function useStoreTeam(team: string | undefined): void {
  const { search } = useLocation();
  const isInAddress = new URLSearchParams(search).has('team');
  useEffect(() => {
    if (isInAddress && team !== undefined) storeTeam(team);
  }, [isInAddress, team]);
}
