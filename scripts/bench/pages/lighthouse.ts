import lighthouse from 'lighthouse';
import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';

/** The result of one visit. Lighthouse simulates a phone on a slow network. */
export interface Visit {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** The first contentful paint, in milliseconds. */
  readonly fcp: number;
  /** The total blocking time, in milliseconds. */
  readonly tbt: number;
  /** The cumulative layout shift, a number without a unit. */
  readonly cls: number;
  /** The kilobytes of all responses over the network. */
  readonly totalKilobytes: number;
  /** The kilobytes of the scripts alone. */
  readonly scriptKilobytes: number;
  /** The ids of the audits that lost points in accessibility, best practices or SEO. */
  readonly failedAudits: readonly string[];
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const getScore = (report: LighthouseReport, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const getNumber = (report: LighthouseReport, audit: string): number =>
  report.audits[audit]?.numericValue ?? NaN;

const requestsSchema = v.object({
  details: v.object({
    items: v.array(v.object({ transferSize: v.number(), resourceType: v.optional(v.string()) })),
  }),
});

/** Sums the kilobytes that the network transferred, of one resource type or of all. */
function sumKilobytes(report: LighthouseReport, type?: string): number {
  const { items } = v.parse(requestsSchema, report.audits['network-requests']).details;
  return items
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0);
}

/**
 * Lists the audits below the full score in accessibility, best practices and SEO. These three
 * categories must have the full score.
 */
function findFailedAudits(report: LighthouseReport): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

/**
 * Visits a page with Lighthouse's phone settings, in the browser at `port`.
 *
 * @throws CommandError when the page cannot be loaded.
 */
export async function visit(url: string, port: number): Promise<Visit> {
  // Each visit is a first one. An earlier cookie would set the language.
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    clearStorageTypes: ['cookies', 'local_storage', 'service_workers', 'cache_storage'],
  });
  if (!result) throw new CommandError(`Lighthouse returned no result for ${url}.`);
  const report = result.lhr;
  if (report.runtimeError) throw new CommandError(`${url}: ${report.runtimeError.message}`);
  return {
    performance: getScore(report, 'performance'),
    accessibility: getScore(report, 'accessibility'),
    bestPractices: getScore(report, 'best-practices'),
    seo: getScore(report, 'seo'),
    lcp: getNumber(report, 'largest-contentful-paint'),
    fcp: getNumber(report, 'first-contentful-paint'),
    tbt: getNumber(report, 'total-blocking-time'),
    cls: getNumber(report, 'cumulative-layout-shift'),
    totalKilobytes: sumKilobytes(report),
    scriptKilobytes: sumKilobytes(report, 'Script'),
    failedAudits: findFailedAudits(report),
  };
}
