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

const parts: {
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

const isPart = (name: string): name is TableName => name in parts;

function chooseParts(args: readonly string[]): TableName[] {
  const unknownName = args.find((name) => !isPart(name));
  if (unknownName !== undefined) {
    const partNames = Object.keys(parts).join(', ');
    throw new CommandError(`There is no measurement "${unknownName}". Choose among ${partNames}.`);
  }
  const names = args.filter(isPart);
  return names.length > 0 ? names : Object.keys(parts).filter(isPart);
}

/**
 * `npm run bench`: measures the API, the functions' memory, the pages, presses of links, a slow
 * network, growing content, and the reading of a large calendar. It writes docs/performance.md.
 * Arguments choose parts. `--quick` visits one page and writes nothing.
 */
await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      page: { type: 'string', default: '/' },
    },
  });
  const names = values.quick ? (['pages'] as const) : chooseParts(positionals);
  await withSite(signal, async () => {
    for (const name of names) {
      await step('Waiting for an idle machine', waitForIdleCpu(signal));
      const table = await parts[name](signal, values);
      if (values.quick) console.log(`\n${table}\n`);
      else await writeTable(name, table);
    }
  });
});
