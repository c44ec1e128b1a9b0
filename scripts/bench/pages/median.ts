import type { Visit } from './lighthouse.ts';

/** Picks the visit whose LCP is the median. */
export function pickMedianVisit(visits: readonly Visit[]): Visit {
  const ascendingVisits = visits.toSorted((a, b) => a.lcp - b.lcp);
  const middle = ascendingVisits[Math.floor((ascendingVisits.length - 1) / 2)];
  if (!middle) throw new Error('There is no visit to choose from.');
  return middle;
}
