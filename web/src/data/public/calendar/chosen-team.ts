const storageKey = 'schedule-team';

/** The value of `team` in an address that shows the entries of all teams. */
export const allTeamsValue = 'all';

/**
 * The team of the address (`/schedule?team=u15`), or the one that this browser has stored. This
 * function does not check that the team exists.
 */
export function findChosenTeam(search: string): string {
  try {
    return (
      new URLSearchParams(search).get('team') ?? localStorage.getItem(storageKey) ?? allTeamsValue
    );
  } catch {
    return allTeamsValue;
  }
}

/** Stores the team for the next visit, if the browser allows it. */
export function storeTeam(team: string): void {
  try {
    if (team === allTeamsValue) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, team);
  } catch {
    // Without storage the next visit shows all teams.
  }
}
