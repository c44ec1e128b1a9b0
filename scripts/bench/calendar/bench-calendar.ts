import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { step } from '../../../emulators/progress.ts';
import { node, root } from '../../../emulators/project.ts';
import { formatRow } from '../write-table.ts';
import { largeSeasonSize } from './large-season.ts';

const resultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ entries: v.number(), bytes: v.number(), seconds: v.number(), peakMiB: v.number() }),
);
const runs = 5;

async function readOnce(signal: AbortSignal) {
  const script = join(root, 'scripts/bench/calendar/read-once.ts');
  const { stdout } = await promisify(execFile)(node, [script], { cwd: root, signal });
  return v.parse(resultSchema, stdout);
}

/** Measures the reading of a large season by new processes. Returns a Markdown table. */
export async function benchCalendar(signal: AbortSignal): Promise<string> {
  const results: v.InferOutput<typeof resultSchema>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    results.push(await step(`Reading a large calendar, ${run} of ${runs}`, readOnce(signal)));
  }
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds)[0];
  const { entries = 0, bytes = 0, seconds = 0 } = slowest ?? {};
  return [
    formatRow(
      'Entries',
      'Series',
      'Weeks',
      'Feed',
      'Slowest of five',
      'Highest peak of the process',
    ),
    formatRow('---', '---', '---', '---', '---', '---'),
    formatRow(
      entries,
      largeSeasonSize.series,
      largeSeasonSize.weeks,
      `${Math.round(bytes / 1024)} KB`,
      `${seconds.toFixed(2)} s`,
      `${Math.max(...results.map(({ peakMiB }) => peakMiB))} MiB`,
    ),
  ].join('\n');
}
