import { describe, expect, it } from 'vitest';
import { findPercentile } from './percentile.ts';
import { findSpeedClass, slowestClass, speedClasses, speedMeasures } from './speed-classes.ts';

describe('the class', () => {
  it.each([
    ['paint', 0, '500'],
    ['paint', 500, '500'],
    ['paint', 500.1, '1000'],
    ['paint', 6000, '6000'],
    ['paint', 6001, 'over'],
    ['interaction', 200, '200'],
    ['interaction', 208, '300'],
    ['shift', 0, '10'],
    ['shift', 100.4, '150'],
    ['shift', 3000, 'over'],
  ] as const)('of %s %f is %s', (measure, figure, name) => {
    expect(findSpeedClass(measure, figure)).toBe(name);
  });
});

describe('the 75th percentile', () => {
  it.each([
    ['one visit', { 1500: 1 }, 1, 1500],
    ['four visits, three of them in the first class', { 1000: 3, over: 1 }, 4, 1000],
    ['four visits, two of them in the first class', { 1000: 2, 2500: 1, over: 1 }, 4, 2500],
    ['two visits', { 500: 1, 4000: 1 }, 2, 4000],
    ['many visits', { 500: 40, 1000: 34, 2000: 1, 6000: 25 }, 100, 2000],
  ])(
    'of %s is the lowest bound that three of four visits do not exceed',
    (_, counts, visits, atMost) => {
      expect(findPercentile('paint', counts)).toEqual({ visits, atMost });
    },
  );

  it('of visits that mostly exceed the largest bound is null', () => {
    expect(findPercentile('paint', { 500: 1, over: 2 })).toEqual({ visits: 3, atMost: null });
  });

  it('does not exist without a visit in a known class', () => {
    expect(findPercentile('paint', {})).toBeUndefined();
    expect(findPercentile('paint', { 123: 5 })).toBeUndefined();
  });

  it.each(speedMeasures)('is in the class of the exact percentile: %s', (measure) => {
    const bounds = speedClasses[measure].filter((name) => name !== slowestClass).map(Number);
    // Two figures of each class, mixed by a fixed stride.
    const figures = [0, ...bounds].flatMap((bound) => [bound + 1, bound + 2]);
    const mixedFigures = figures.map((_, index) => figures[(index * 5) % figures.length] ?? 0);
    for (let length = 1; length <= figures.length; length += 1) {
      const visits = mixedFigures.slice(0, length);
      const groups = Object.groupBy(visits, (figure) => findSpeedClass(measure, figure));
      const counts = Object.entries(groups).map(([name, group]) => [name, group.length] as const);
      const exactFigure = visits.toSorted((a, b) => a - b)[Math.ceil(length * 0.75) - 1] ?? NaN;
      const exactClass = findSpeedClass(measure, exactFigure);
      expect(findPercentile(measure, Object.fromEntries(counts))).toEqual({
        visits: length,
        atMost: exactClass === slowestClass ? null : Number(exactClass),
      });
    }
  });
});
