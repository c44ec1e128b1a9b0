import { row } from '../report.ts';
import type { Comparison, Measure } from './measure.ts';

const percent = ({ api, constant }: Comparison) =>
  Math.round((api.perSecond / constant.perSecond) * 100);

const cells = ({ name, connections, perSecond, p50, p99 }: Measure) =>
  [name, connections, perSecond, `${p50} ms`, `${p99} ms`] as const;

/** The comparisons as a table in Markdown. */
export function toTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap((one) => [
    row(...cells(one.constant), '100 %'),
    row(...cells(one.api), `${percent(one)} %`),
  ]);
  const head = '| Server | Connections | Requests/s | p50 | p99 | Of bare Express |';
  return [head, '| --- | --: | --: | --: | --: | --: |', ...rows].join('\n');
}
