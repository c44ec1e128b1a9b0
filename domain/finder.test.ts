import { describe, expect, it } from 'vitest';
import { birthYears, findTeamsFor, seasonYearAt } from './finder.ts';

const ids = (birthYear: number) => findTeamsFor(birthYear, 2027).map(({ id }) => id);

describe('the finder', () => {
  it.each([
    [2010, ['u17', 'dev']],
    [2011, ['u17', 'u16', 'dev']],
    [2012, ['u16', 'u15', 'dev']],
    [2013, ['u15', 'u14', 'dev']],
    [2014, ['u14', 'u13', 'dev']],
    [2015, ['dev']],
    [2017, ['dev']],
    [2018, []],
    [2009, []],
  ])('tells a player born in %i which teams fit in 2026–2027', (birthYear, expected) => {
    expect(ids(birthYear)).toEqual(expected);
  });

  it('counts by the year a season ends in, and looks ahead once it is over', () => {
    expect(seasonYearAt({ year: 2026, month: 5 })).toBe(2027);
    expect(seasonYearAt({ year: 2026, month: 12 })).toBe(2027);
    expect(seasonYearAt({ year: 2027, month: 1 })).toBe(2027);
    expect(seasonYearAt({ year: 2027, month: 4 })).toBe(2027);
  });

  it('offers every year the club takes, and one more at either end', () => {
    const years = birthYears(2027);
    expect(years[0]).toBe(2018);
    expect(years.at(-1)).toBe(2009);
    expect(years).toHaveLength(10);
  });
});
