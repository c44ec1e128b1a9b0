import { season } from '@club/about/teams';

/**
 * Returns the end of the season of an instant: midnight UTC after the season's last day. An instant
 * between two seasons belongs to the next one.
 */
export function getSeasonEnd(instant: number): number {
  const date = new Date(instant);
  const endsThisYear = date.getUTCMonth() + 1 <= season.to;
  return Date.UTC(date.getUTCFullYear() + (endsThisYear ? 0 : 1), season.to, 1);
}
