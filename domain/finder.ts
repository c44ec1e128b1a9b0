import { playerAges, season } from '@club/about/teams';
import { type Team, teams } from './team.ts';

/**
 * The calendar year a season is counted by: the one it ends in, as volleyball's age classes are.
 * Once its last month is over, families look for the next one.
 */
export function seasonYearAt(today: { readonly year: number; readonly month: number }): number {
  return today.month > season.to ? today.year + 1 : today.year;
}

/**
 * The teams a player fits, oldest first: those that admit (specification, section 3) the age the
 * player reaches in the season's calendar year.
 */
export function findTeamsFor(birthYear: number, seasonYear: number): readonly Team[] {
  const age = seasonYear - birthYear;
  return teams.filter(({ admits: [youngest, oldest] }) => youngest <= age && age <= oldest);
}

/**
 * The years of birth the finder offers, youngest first: the club's ages and a year on either side,
 * which stand for all who are younger or older.
 */
export function birthYears(seasonYear: number): readonly number[] {
  const { youngest, oldest } = playerAges;
  return Array.from(
    { length: oldest - youngest + 3 },
    (_, index) => seasonYear - youngest + 1 - index,
  );
}
