import { locations } from '@club/about/locations';
import { playerAges, teamRange } from '@club/about/teams';
import { describe, expect, it } from 'vitest';
import { findTeam, listTeamProgramIds, teams } from './team.ts';

it('lists the six teams in the order of the contract', () => {
  expect(teams.map(({ id }) => id)).toEqual(['u17', 'u16', 'u15', 'u14', 'u13', 'dev']);
});

it.each([
  ['u17', 'u17'],
  ['U13', 'u13'],
  ['dev', 'dev'],
  ['DEV1', 'dev'],
  ['dev2', 'dev'],
])('finds the team of the route /program/%s', (parameter, teamId) => {
  expect(findTeam(parameter)?.id).toBe(teamId);
});

it('finds no team for an id the club does not have', () => {
  expect(findTeam('u99')).toBeUndefined();
  expect(findTeam('')).toBeUndefined();
});

it('gives the development team both of its groups', () => {
  expect(listTeamProgramIds('dev')).toEqual(['DEV1', 'DEV2']);
  expect(listTeamProgramIds('u15')).toEqual(['U15']);
});

it('names other costs for every team except development', () => {
  expect(teams.filter(({ otherCost }) => otherCost === null).map(({ id }) => id)).toEqual(['dev']);
});

describe('club/teams.ts', () => {
  it.each(teams)('lets $id admit all of its own ages, within the club’s ages', (team) => {
    const { ages, admits } = team;
    const order = [playerAges.youngest, admits[0], ages[0], ages[1], admits[1], playerAges.oldest];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('has a team for the youngest and for the oldest of `playerAges`', () => {
    const admittedAges = teams.flatMap(({ admits }) => admits);
    expect(Math.min(...admittedAges)).toBe(playerAges.youngest);
    expect(Math.max(...admittedAges)).toBe(playerAges.oldest);
  });

  it('names its oldest and its youngest competitive team in `teamRange`', () => {
    const competitiveIds = teams.filter(({ id }) => id !== 'dev').map(({ id }) => id.toUpperCase());
    expect([teamRange.oldest, teamRange.youngest]).toEqual([
      competitiveIds[0],
      competitiveIds.at(-1),
    ]);
  });

  it.each(teams)('lets $id train only at places of club/locations.ts', ({ places }) => {
    expect(places.length).toBeGreaterThan(0);
    expect(locations.map(({ id }) => id)).toEqual(expect.arrayContaining([...places]));
  });
});
