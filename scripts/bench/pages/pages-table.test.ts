import { expect, it } from 'vitest';
import type { Visit } from './lighthouse.ts';
import { pickMedianVisit } from './median.ts';
import { toTable } from './pages-table.ts';

const visit: Visit = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1200,
  fcp: 900,
  tbt: 40.4,
  cls: 0.001,
  totalKilobytes: 310.2,
  scriptKilobytes: 140,
  failedAudits: [],
};

it('divides a page’s LCP by the reference’s, and lists the failed audits', () => {
  const reference = { name: 'bare', visit: { ...visit, lcp: 1000, failedAudits: ['csp'] } };
  const lines = toTable(reference, [{ name: '/ (fr)', visit }]).split('\n');
  expect(lines[3]).toBe(
    '| / (fr) | 99 | 100 | 100 | 100 | 1.20 s | 1.20 | 40 ms | 0.001 | 140 KB | 310 KB |',
  );
  expect(lines.at(-1)).toBe('- bare: csp');
});

it('picks the visit with the median LCP', () => {
  const visits = [1300, 1100, 5000].map((lcp) => ({ ...visit, lcp }));
  expect(pickMedianVisit(visits).lcp).toBe(1300);
});
