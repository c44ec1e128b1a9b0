import { limits } from './limits.ts';
import { type Team, teams } from './team.ts';

/** A season is named by the year it starts in, and starts with September. */
export function seasonYearAt(today: { readonly year: number; readonly month: number }): number {
  return today.month >= 9 ? today.year : today.year - 1;
}

/**
 * The teams a player fits, oldest first: those whose ages (specification, section 3) include the
 * age the player reaches in the calendar year the season starts in.
 */
export function findTeamsFor(birthYear: number, seasonYear: number): readonly Team[] {
  const age = seasonYear - birthYear;
  return teams.filter(({ ages: [youngest, oldest] }) => youngest <= age && age <= oldest);
}

/** The years of birth the finder offers: the club's ages, and a year on either side. */
export function birthYears(seasonYear: number): readonly number[] {
  const { youngest, oldest } = limits.ages;
  return Array.from(
    { length: oldest - youngest + 3 },
    (_, index) => seasonYear - youngest + 1 - index,
  );
}
