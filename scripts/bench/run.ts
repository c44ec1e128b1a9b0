import { parseArgs } from 'node:util';
import { CommandError } from '../../emulators/command-error.ts';
import { step } from '../../emulators/progress.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { withSite } from '../shots/with-site.ts';
import { benchApi } from './api/bench-api.ts';
import { benchCalendar } from './calendar/bench-calendar.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLinks } from './links/bench-links.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchNetwork } from './network/bench-network.ts';
import { benchPages } from './pages/bench-pages.ts';
import { type TableName, writeTable } from './write-table.ts';
import { waitForIdleCpu } from './wait-for-idle-cpu.ts';

interface Options {
  /** Visits one page in one language once, to show whether a change helped. */
  readonly quick: boolean;
  /** The page that `--quick` visits. */
  readonly page: string;
}

const measurements: {
  readonly [Name in TableName]: (signal: AbortSignal, options: Options) => Promise<string>;
} = {
  api: benchApi,
  memory: benchMemory,
  pages: benchPages,
  links: benchLinks,
  network: benchNetwork,
  growth: benchGrowth,
  calendar: benchCalendar,
};

const isMeasurement = (name: string): name is TableName => name in measurements;

function chooseMeasurements(args: readonly string[]): TableName[] {
  const unknownName = args.find((name) => !isMeasurement(name));
  if (unknownName !== undefined) {
    const knownNames = Object.keys(measurements).join(', ');
    throw new CommandError(`There is no measurement "${unknownName}". Choose among ${knownNames}.`);
  }
  const names = args.filter(isMeasurement);
  return names.length > 0 ? names : Object.keys(measurements).filter(isMeasurement);
}

/**
 * `npm run bench` measures the API, the functions' memory and the pages. It measures the time from
 * a click on a link to the next page, and a slow network. It also measures growing content, and the
 * reading of a large calendar. It writes docs/performance.md. Arguments choose measurements by
 * name. `--quick` visits one page and writes nothing.
 */
await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      page: { type: 'string', default: '/' },
    },
  });
  const names = values.quick ? (['pages'] as const) : chooseMeasurements(positionals);
  await withSite(signal, async () => {
    for (const name of names) {
      await step('Waiting for an idle machine', waitForIdleCpu(signal));
      const table = await measurements[name](signal, values);
      if (values.quick) console.log(`\n${table}\n`);
      else await writeTable(name, table);
    }
  });
});
