// A file without schemas, so that measuring a visit does not load Valibot.

/** What a browser measures of a visit: Google's LCP, INP and CLS. */
export const speedMeasures = ['paint', 'interaction', 'shift'] as const;
export type SpeedMeasure = (typeof speedMeasures)[number];

/** The class of figures above the other classes. */
export const slowestClass = 'over';

/**
 * The classes of each measure, the fastest first. A class is a range of figures, named by its upper
 * bound. Times are in milliseconds, shifts in thousandths.
 */
export const speedClasses = {
  paint: ['500', '1000', '1500', '2000', '2500', '3000', '4000', '6000', slowestClass],
  interaction: ['50', '100', '150', '200', '300', '500', '1000', slowestClass],
  shift: ['10', '50', '100', '150', '250', '500', slowestClass],
} as const satisfies Record<SpeedMeasure, readonly string[]>;

/** The largest figure at the 75th percentile that Google calls good. */
export const goodSpeed: Readonly<Record<SpeedMeasure, number>> = {
  paint: 2500,
  interaction: 200,
  shift: 100,
};

/** Finds the class of a figure. */
export const findSpeedClass = <Measure extends SpeedMeasure>(measure: Measure, figure: number) => {
  const classes: readonly (typeof speedClasses)[Measure][number][] = speedClasses[measure];
  return classes.find((name) => figure <= Number(name)) ?? slowestClass;
};
