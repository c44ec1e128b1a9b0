import { season } from '@club/about/teams';

/**
 * Returns the instant at which a season has ended: the current one, or the next between two
 * seasons.
 */
export function getSeasonEnd(instant: number): number {
  const date = new Date(instant);
  const endsThisYear = date.getUTCMonth() + 1 <= season.to;
  return Date.UTC(date.getUTCFullYear() + (endsThisYear ? 0 : 1), season.to, 1);
}
