import type { Comparison, Measure } from './measure.ts';

const percent = ({ api, constant }: Comparison) =>
  Math.round((api.perSecond / constant.perSecond) * 100);

const cells = ({ name, connections, perSecond, p50, p99 }: Measure) =>
  [name, connections, perSecond, `${p50} ms`, `${p99} ms`].join(' | ');

/** The comparisons as a table in Markdown. */
export function toTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap((one) => [
    `| ${cells(one.constant)} | 100 % |`,
    `| ${cells(one.api)} | ${percent(one)} % |`,
  ]);
  const head = '| Server | Connections | Requests/s | p50 | p99 | Of bare Express |';
  return [head, '| --- | --: | --: | --: | --: | --: |', ...rows].join('\n');
}

const opening = '<!-- written by npm run bench -->';
const closing = '<!-- end of what npm run bench wrote -->';

/** Puts a table between the page's two markers; all else stays as it is. */
export function replaceTable(page: string, table: string): string {
  const [before, rest] = page.split(opening, 2);
  const after = rest?.split(closing, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`No "${opening}" in the page.`);
  return `${before}${opening}\n\n${table}\n\n${closing}${after}`;
}
