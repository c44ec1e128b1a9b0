import { formatRow } from '../write-table.ts';
import type { Visit } from './lighthouse.ts';

/** A page in one language, with its measured visit. */
export interface MeasuredPage {
  readonly name: string;
  readonly visit: Visit;
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const makeRow = ({ name, visit }: MeasuredPage, reference: Visit): string =>
  formatRow(
    name,
    visit.performance,
    visit.accessibility,
    visit.bestPractices,
    visit.seo,
    formatSeconds(visit.lcp),
    (visit.lcp / reference.lcp).toFixed(2),
    `${Math.round(visit.tbt)} ms`,
    visit.cls.toFixed(3),
    `${Math.round(visit.scriptKilobytes)} KB`,
    `${Math.round(visit.totalKilobytes)} KB`,
  );

/** Formats the failed audits as Markdown lines, one for each page that has any. */
function formatFailedAudits(pages: readonly MeasuredPage[]): string[] {
  const pagesWithFailedAudits = pages.filter(({ visit }) => visit.failedAudits.length > 0);
  return pagesWithFailedAudits.map(
    ({ name, visit }) => `- ${name}: ${visit.failedAudits.join(', ')}`,
  );
}

/**
 * Formats the pages as a Markdown table.
 *
 * @param reference a bare page with the home page's first picture and no script, from the
 *   same run
 */
export function toTable(reference: MeasuredPage, pages: readonly MeasuredPage[]): string {
  const head = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP',
    'Of reference',
    'Blocked',
    'Shift',
    'Scripts',
    'All',
  ];
  const allPages = [reference, ...pages];
  const table = [
    formatRow(...head),
    formatRow('---', ...head.slice(1).map(() => '--:')),
    ...allPages.map((page) => makeRow(page, reference.visit)),
  ];
  const auditLines = formatFailedAudits(allPages);
  return [...table, ...(auditLines.length > 0 ? ['', 'Points lost:', '', ...auditLines] : [])].join(
    '\n',
  );
}
