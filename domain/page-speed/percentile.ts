import { slowestClass, speedClasses, type SpeedMeasure } from './speed-classes.ts';

/** The 75th percentile of a measure, rounded up to the upper bound of its class. */
export interface SpeedPercentile {
  /** The number of visits with the measure. */
  readonly visits: number;
  /** At least three of four visits did not exceed this bound. Null: above the largest bound. */
  readonly atMost: number | null;
}

/**
 * Finds the 75th percentile of visits that are counted by class. The result is undefined if no
 * visit is in a class of the measure.
 */
export function findPercentile(
  measure: SpeedMeasure,
  counts: Readonly<Record<string, number>>,
): SpeedPercentile | undefined {
  const getCount = (name: string) => counts[name] ?? 0;
  const classes = speedClasses[measure];
  const visits = classes.reduce((sum, name) => sum + getCount(name), 0);
  if (visits === 0) return undefined;
  let countSoFar = 0;
  const percentileClass = classes.find((name) => {
    countSoFar += getCount(name);
    return countSoFar >= visits * 0.75;
  });
  return { visits, atMost: percentileClass === slowestClass ? null : Number(percentileClass) };
}
