import { expect, it } from 'vitest';
import { findTeam, programIdsOf, teams } from './team.ts';

it('lists the six teams in the order of the contract', () => {
  expect(teams.map(({ id }) => id)).toEqual(['u17', 'u16', 'u15', 'u14', 'u13', 'dev']);
});

it.each([
  ['u17', 'u17'],
  ['U13', 'u13'],
  ['dev', 'dev'],
  ['DEV1', 'dev'],
  ['dev2', 'dev'],
])('finds the team of the route /program/%s', (parameter, expected) => {
  expect(findTeam(parameter)?.id).toBe(expected);
});

it('finds no team for an id the club does not have', () => {
  expect(findTeam('u12')).toBeUndefined();
  expect(findTeam('')).toBeUndefined();
});

it('gives the development team both of its groups', () => {
  expect(programIdsOf('dev')).toEqual(['DEV1', 'DEV2']);
  expect(programIdsOf('u15')).toEqual(['U15']);
});

it('charges other costs to every team but development', () => {
  expect(teams.filter(({ otherCost }) => otherCost === null).map(({ id }) => id)).toEqual(['dev']);
});

it('names the ages of the contract, and whom U15 admits besides', () => {
  expect(Object.fromEntries(teams.map(({ id, ages }) => [id, ages]))).toEqual({
    u17: [16, 17],
    u16: [15, 16],
    u15: [15, 15],
    u14: [13, 14],
    u13: [13, 13],
    dev: [10, 17],
  });
  const wider = teams.filter(({ ages, admits }) => ages.join() !== admits.join());
  expect(wider.map(({ id, admits }) => [id, admits])).toEqual([['u15', [14, 15]]]);
});

it('says where each team trains', () => {
  for (const { id, places } of teams) expect(places.length, id).toBeGreaterThan(0);
});
