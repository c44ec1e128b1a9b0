import { formatRow } from '../write-table.ts';
import type { Comparison, Measurement } from './measure.ts';
import type { SaveTimes } from './saves.ts';

const formatShare = (measurement: Measurement, reference: Measurement) =>
  `${Math.round((measurement.requestsPerSecond / reference.requestsPerSecond) * 100)} %`;

const makeCells = ({ name, connections, requestsPerSecond, p50, p99 }: Measurement) =>
  [name, connections, requestsPerSecond, `${p50} ms`, `${p99} ms`] as const;

/** Formats the comparisons as a Markdown table. */
export function toComparisonsTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap(({ bare, constant, api }) => [
    formatRow(...makeCells(bare), '100 %', ''),
    formatRow(...makeCells(constant), formatShare(constant, bare), '100 %'),
    formatRow(...makeCells(api), formatShare(api, bare), formatShare(api, constant)),
  ]);
  const head = ['Server', 'Connections', 'Requests/s', 'p50', 'p99', 'Of bare', 'Of constant'];
  return [formatRow(...head), formatRow('---', ...head.slice(1).map(() => '--:')), ...rows].join(
    '\n',
  );
}

/** Formats the saves as a Markdown table. */
export function toSavesTable({
  concurrency,
  rounds,
  longestInFirstRound,
  p50,
  p99,
  longest,
}: SaveTimes): string {
  const head = [
    'Rows saved at once',
    'Slowest of first round',
    'Further rounds',
    'p50',
    'p99',
    'Slowest',
  ];
  const toText = (ms: number) => `${Math.round(ms)} ms`;
  const cells = [
    concurrency,
    toText(longestInFirstRound),
    rounds,
    ...[p50, p99, longest].map(toText),
  ];
  return [formatRow(...head), formatRow(...head.map(() => '--:')), formatRow(...cells)].join('\n');
}
