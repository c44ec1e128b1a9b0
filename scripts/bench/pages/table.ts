import { row } from '../report.ts';
import type { Visit } from './lighthouse.ts';

/** A page in one language, as measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly visit: Visit;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const line = ({ name, visit }: MeasuredPage, reference: Visit): string =>
  row(
    name,
    visit.performance,
    visit.accessibility,
    visit.practices,
    visit.seo,
    seconds(visit.lcp),
    (visit.lcp / reference.lcp).toFixed(2),
    `${Math.round(visit.tbt)} ms`,
    visit.cls.toFixed(3),
    `${Math.round(visit.scripts)} KB`,
    `${Math.round(visit.total)} KB`,
  );

/** What took points off, if anything did. */
function losses(pages: readonly MeasuredPage[]): string[] {
  const pagesWithLosses = pages.filter(({ visit }) => visit.lostPoints.length > 0);
  return pagesWithLosses.map(({ name, visit }) => `- ${name}: ${visit.lostPoints.join(', ')}`);
}

/** Every page beside the reference, as a table in Markdown. */
export function toTable(reference: MeasuredPage, pages: readonly MeasuredPage[]): string {
  const head = [
    ...['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'Of reference'],
    ...['Blocked', 'Shift', 'Scripts', 'All'],
  ];
  const all = [reference, ...pages];
  const table = [
    row(...head),
    row('---', ...head.slice(1).map(() => '--:')),
    ...all.map((page) => line(page, reference.visit)),
  ];
  const lossLines = losses(all);
  return [...table, ...(lossLines.length > 0 ? ['', 'Points lost:', '', ...lossLines] : [])].join(
    '\n',
  );
}
