import { describe, expect, it } from 'vitest';
import { birthYears, findTeamsFor, seasonYearAt } from './finder.ts';

const ids = (birthYear: number) => findTeamsFor(birthYear, 2026).map(({ id }) => id);

describe('the finder', () => {
  it.each([
    [2009, ['u17', 'dev']],
    [2010, ['u17', 'u16', 'dev']],
    [2011, ['u16', 'u15', 'dev']],
    [2012, ['u15', 'u14', 'dev']],
    [2013, ['u14', 'u13', 'dev']],
    [2014, ['dev']],
    [2016, ['dev']],
    [2017, []],
    [2008, []],
  ])('tells a player born in %i which teams fit in 2026–2027', (birthYear, expected) => {
    expect(ids(birthYear)).toEqual(expected);
  });

  it('counts a season from September on', () => {
    expect(seasonYearAt({ year: 2026, month: 9 })).toBe(2026);
    expect(seasonYearAt({ year: 2027, month: 8 })).toBe(2026);
  });

  it('offers every year the club takes, and one more at either end', () => {
    const years = birthYears(2026);
    expect(years[0]).toBe(2017);
    expect(years.at(-1)).toBe(2008);
    expect(years).toHaveLength(10);
  });
});
