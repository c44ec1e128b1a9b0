import { parseArgs } from 'node:util';
import { CommandError } from '../../emulators/command-error.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { withSite } from '../shots/with-site.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePresses } from './presses.ts';
import { measureResponses } from './responses.ts';
import { writeTable } from './write-table.ts';

const measurements = {
  pages: measurePages,
  presses: measurePresses,
  memory: measureMemory,
  responses: measureResponses,
};

const isMeasurement = (name: string): name is keyof typeof measurements => name in measurements;

/**
 * `npm run bench` measures the pages against a page without scripts, the time from the press of a
 * link to the next page, the memory of uploads, and the response times of the forms. It writes
 * docs/performance.md. Arguments choose measurements by name. `--page=/club` visits only this page,
 * once, and writes nothing.
 */
await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' } },
  });
  const unknownName = positionals.find((name) => !isMeasurement(name));
  if (unknownName !== undefined) {
    const knownNames = Object.keys(measurements).join(', ');
    throw new CommandError(`There is no measurement "${unknownName}". Choose among ${knownNames}.`);
  }
  const names = positionals.length > 0 ? positionals : Object.keys(measurements);
  await withSite(signal, async () => {
    if (values.page !== undefined) {
      console.log(`\n${await measurePages(signal, values.page)}\n`);
      return;
    }
    for (const name of names.filter(isMeasurement))
      await writeTable(name, await measurements[name](signal));
  });
});
