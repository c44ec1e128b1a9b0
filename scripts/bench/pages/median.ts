import type { Visit } from './lighthouse.ts';

/** The visit in the middle by its largest paint: one whole visit, not a mixture of several. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const ascendingVisits = visits.toSorted((a, b) => a.lcp - b.lcp);
  const middle = ascendingVisits[Math.floor((ascendingVisits.length - 1) / 2)];
  if (!middle) throw new Error('There is no visit to choose from.');
  return middle;
}
