import { playerAges, season } from '@club/about/teams';
import { describe, expect, it } from 'vitest';
import { listBirthYears, findTeamsFor, seasonYearAt } from './team-finder.ts';
import { teams } from './team.ts';

const findTeamIds = (birthYear: number) => findTeamsFor(birthYear, 2027).map(({ id }) => id);

describe('the team finder of the program page', () => {
  it.each(teams)(
    'finds $id for the first and the last year of birth it admits, not for the years beside these',
    ({ id, admits: [youngest, oldest] }) => {
      expect(findTeamIds(2027 - oldest)).toContain(id);
      expect(findTeamIds(2027 - youngest)).toContain(id);
      expect(findTeamIds(2027 - oldest - 1)).not.toContain(id);
      expect(findTeamIds(2027 - youngest + 1)).not.toContain(id);
    },
  );

  it('lists the teams in the order of the site, and finds none for an age that the club does not admit', () => {
    const order = teams.map(({ id }) => id);
    const foundIds = findTeamIds(2027 - playerAges.oldest);
    expect(foundIds).toEqual(order.filter((id) => foundIds.includes(id)));
    expect(findTeamIds(2027 - playerAges.youngest + 1)).toEqual([]);
    expect(findTeamIds(2027 - playerAges.oldest - 1)).toEqual([]);
  });

  it('uses the year in which the season ends, and that of the next season once it has ended', () => {
    expect(seasonYearAt({ year: 2026, month: season.to + 1 })).toBe(2027);
    expect(seasonYearAt({ year: 2026, month: 12 })).toBe(2027);
    expect(seasonYearAt({ year: 2027, month: 1 })).toBe(2027);
    expect(seasonYearAt({ year: 2027, month: season.to })).toBe(2027);
  });

  it('offers every year of birth the club admits, and one more at each end', () => {
    const years = listBirthYears(2027);
    expect(years[0]).toBe(2027 - playerAges.youngest + 1);
    expect(years.at(-1)).toBe(2027 - playerAges.oldest - 1);
    expect(years).toHaveLength(playerAges.oldest - playerAges.youngest + 3);
  });
});
