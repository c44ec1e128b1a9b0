import * as v from 'valibot';
import { locales } from '../locale.ts';
import { reportablePages } from '../reportable-page.ts';
import { speedClasses, speedMeasures } from './speed-classes.ts';

/** The body of a browser's report of a visit. It contains nothing about the visitor. */
export const speedReportSchema = v.pipe(
  v.strictObject({
    /** The page that the visit began with. */
    page: v.picklist(reportablePages),
    locale: v.picklist(locales),
    // A browser may lack a measure, and a visit without a click or key has no interaction.
    paint: v.optional(v.picklist(speedClasses.paint)),
    interaction: v.optional(v.picklist(speedClasses.interaction)),
    shift: v.optional(v.picklist(speedClasses.shift)),
  }),
  v.check((report) => speedMeasures.some((measure) => report[measure] !== undefined)),
);
export type SpeedReport = v.InferOutput<typeof speedReportSchema>;

/** The 75th percentile of a measure; absent if no visit has the measure. */
const percentileSchema = v.optional(
  v.object({
    /** The number of visits with the measure. */
    visits: v.number(),
    /**
     * The upper bound of the class that contains the percentile; null for the slowest class, which
     * has no bound.
     */
    atMost: v.nullable(v.number()),
  }),
);

const pageSpeedSchema = v.object({
  page: v.picklist(reportablePages),
  locale: v.picklist(locales),
  paint: percentileSchema,
  interaction: percentileSchema,
  shift: percentileSchema,
});
/** The 75th percentiles of a page in a language. */
export type PageSpeed = v.InferOutput<typeof pageSpeedSchema>;

export const pageSpeedListSchema = v.object({ pages: v.array(pageSpeedSchema) });
