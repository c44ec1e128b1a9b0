import { row } from '../report.ts';
import type { Comparison, Measure } from './measure.ts';
import type { Saves } from './saves.ts';

const percent = (one: Measure, other: Measure) =>
  `${Math.round((one.perSecond / other.perSecond) * 100)} %`;

const cellsOf = ({ name, connections, perSecond, p50, p99 }: Measure) =>
  [name, connections, perSecond, `${p50} ms`, `${p99} ms`] as const;

/** The comparisons as a table in Markdown. */
export function toTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap(({ bare, constant, api }) => [
    row(...cellsOf(bare), '100 %', ''),
    row(...cellsOf(constant), percent(constant, bare), '100 %'),
    row(...cellsOf(api), percent(api, bare), percent(api, constant)),
  ]);
  const head = ['Server', 'Connections', 'Requests/s', 'p50', 'p99', 'Of bare', 'Of constant'];
  return [row(...head), row('---', ...head.slice(1).map(() => '--:')), ...rows].join('\n');
}

/** The saves as a table in Markdown. */
export function toSavesTable({ atOnce, rounds, first, p50, p99, longest }: Saves): string {
  const head = ['Rows saved at once', 'First time', 'Times more', 'p50', 'p99', 'Longest'];
  const toText = (ms: number) => `${Math.round(ms)} ms`;
  const cells = [atOnce, toText(first), rounds, ...[p50, p99, longest].map(toText)];
  return [row(...head), row(...head.map(() => '--:')), row(...cells)].join('\n');
}
