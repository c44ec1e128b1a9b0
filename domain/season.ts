import { season } from '@club/about/teams';

/**
 * Returns the instant after the season that an instant belongs to. Between two seasons, it belongs
 * to the next one.
 */
export function getSeasonEnd(instant: number): number {
  const date = new Date(instant);
  const isLastYear = date.getUTCMonth() + 1 <= season.to;
  return Date.UTC(date.getUTCFullYear() + (isLastYear ? 0 : 1), season.to, 1);
}
