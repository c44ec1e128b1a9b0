import { season } from '@club/about/teams';

/**
 * Returns when the season of an instant has ended. Between two seasons it is the next one. The end
 * is midnight UTC after the last day.
 */
export function getSeasonEnd(instant: number): number {
  const date = new Date(instant);
  const endsThisYear = date.getUTCMonth() + 1 <= season.to;
  return Date.UTC(date.getUTCFullYear() + (endsThisYear ? 0 : 1), season.to, 1);
}
