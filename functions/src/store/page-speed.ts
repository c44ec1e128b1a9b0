import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { findWeekEnd, listLatestWeeks, toIsoWeek } from '@club/domain/iso-week';
import { locales } from '@club/domain/locale';
import type { PageSpeed, SpeedReport } from '@club/domain/page-speed/page-speed';
import { findPercentile } from '@club/domain/page-speed/percentile';
import { speedMeasures } from '@club/domain/page-speed/speed-classes';
import { reportablePages } from '@club/domain/reportable-page';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';
import { checkLimit, type RateLimit } from './rate-limits.ts';
import { runRequestTransaction } from './request-transaction.ts';

/** The limit for the reports of all visitors in total. It bounds the cost of made-up reports. */
const reportsPerDay: RateLimit = { name: 'page-speed', maxCalls: 300, seconds: 86_400 };

/** The percentiles cover this many weeks, the current one included. */
const numberOfWeeks = 4;

const weeks = (db: Firestore) => db.collection('pageSpeed');

/**
 * Counts a visit in the document of its week, without its day or time. A time-to-live policy of
 * Firestore deletes the document after `expiresAt`.
 *
 * @throws ApiProblem `too-many-requests` when the day has too many reports
 */
export async function countSpeedReport(
  db: Firestore,
  { page, locale, ...classes }: SpeedReport,
  now: number,
): Promise<void> {
  const incrementReportCount = await checkLimit(db, reportsPerDay);
  const counts = speedMeasures.flatMap((measure) => {
    const speedClass = classes[measure];
    return speedClass === undefined ? [] : [[measure, { [speedClass]: FieldValue.increment(1) }]];
  });
  const document = {
    counts: { [page]: { [locale]: Object.fromEntries(counts) as object } },
    // All visits of a week have the same instant here. So it does not reveal when a visit was.
    expiresAt: Timestamp.fromMillis(findWeekEnd(now) + retentionDays.pageSpeed * dayMs),
  };
  await runRequestTransaction(db, (transaction) => {
    incrementReportCount(transaction);
    transaction.set(weeks(db).doc(toIsoWeek(now)), document, { merge: true });
    return Promise.resolve();
  });
}

const classCountsSchema = v.record(v.string(), v.number());
/** A week's counts by page, language, measure and class. */
const weekSchema = v.object({
  counts: v.record(v.string(), v.record(v.string(), v.record(v.string(), classCountsSchema))),
});
type ClassCounts = v.InferOutput<typeof classCountsSchema>;

type Percentiles = Omit<PageSpeed, 'page' | 'locale'>;

/** Adds up the counts of several weeks. */
function addCounts(weekCounts: readonly (ClassCounts | undefined)[]): ClassCounts {
  const sum: ClassCounts = {};
  for (const counts of weekCounts) {
    for (const [name, count] of Object.entries(counts ?? {})) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}

/** Lists the 75th percentiles of the latest weeks, for each page and language with visits. */
export async function listPageSpeed(db: Firestore, now: number): Promise<PageSpeed[]> {
  const references = listLatestWeeks(now, numberOfWeeks).map((week) => weeks(db).doc(week));
  const documents = (await db.getAll(...references))
    .map((snapshot) => parseDocument(snapshot, weekSchema))
    .filter((week) => week !== undefined);
  const localizedPages = reportablePages.flatMap((page) =>
    locales.map((locale) => ({ page, locale })),
  );
  return localizedPages
    .map(({ page, locale }) => {
      const percentiles = speedMeasures.map((measure) => {
        const counts = documents.map((week) => week.counts[page]?.[locale]?.[measure]);
        return [measure, findPercentile(measure, addCounts(counts))];
      });
      return { page, locale, ...(Object.fromEntries(percentiles) as Percentiles) };
    })
    .filter((speed) => speedMeasures.some((measure) => speed[measure] !== undefined));
}
