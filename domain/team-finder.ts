import { playerAges, season } from '@club/about/teams';
import { type Team, teams } from './team.ts';

/**
 * The year in which the current season ends, which names it in volleyball's age classes. After the
 * season's last month, the next season is the current one.
 */
export function seasonYearAt(today: { readonly year: number; readonly month: number }): number {
  return today.month > season.to ? today.year + 1 : today.year;
}

/**
 * Finds the teams for a player, in the order of the site. A team must admit the age that the player
 * reaches in the season's year (specification, section 3).
 */
export function findTeamsFor(birthYear: number, seasonYear: number): readonly Team[] {
  const age = seasonYear - birthYear;
  return teams.filter(({ admits: [youngest, oldest] }) => youngest <= age && age <= oldest);
}

/**
 * The years of birth that the finder of the program page offers, the youngest players' first. One
 * extra year at each end represents everyone younger or older.
 */
export function listBirthYears(seasonYear: number): readonly number[] {
  const { youngest, oldest } = playerAges;
  return Array.from(
    { length: oldest - youngest + 3 },
    (_, index) => seasonYear - youngest + 1 - index,
  );
}
