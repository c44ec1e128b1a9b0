import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreePorts } from '../../emulators/ports.ts';
import { step } from '../../emulators/progress.ts';
import { emulatorEnvironment, root } from '../../emulators/project.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { buildWorkspace } from '../../emulators/session.ts';
import { startSuite } from '../../emulators/suite.ts';
import { type Comparison, measureInTurns } from './measure.ts';
import { replaceTable, toTable } from './report.ts';
import { startServers } from './servers.ts';

const page = join(root, 'docs/performance.md');

async function compare(stop: AbortSignal): Promise<Comparison[]> {
  const { api, constant } = await step('Starting the two servers', startServers(stop));
  const comparisons: Comparison[] = [];
  for (const connections of [10, 50]) {
    const label = `Loading both with ${connections} connections`;
    comparisons.push(await step(label, measureInTurns(api, constant, connections)));
  }
  return comparisons;
}

/** `npm run bench`: measures the API beside a bare Express, and writes the table into the docs. */
await runCommand(async (stop) => {
  const purpose = 'the measurement';
  await requireFreePorts([5011, 5012].map((port) => ({ host: '127.0.0.1', port, purpose })));
  await buildWorkspace('Building the functions', ['-w', 'functions'], stop);
  const suite = await startSuite({ stop });
  const servers = new AbortController();
  try {
    Object.assign(process.env, emulatorEnvironment);
    const { loadDemoContent } = await import('../../emulators/demo/load.ts');
    await step('Loading the demo content', loadDemoContent());
    const table = toTable(await compare(AbortSignal.any([stop, servers.signal])));
    await writeFile(page, replaceTable(await readFile(page, 'utf8'), table));
    console.log(`\n${table}\n\nWritten into docs/performance.md.`);
  } finally {
    servers.abort();
    await step('Stopping the emulators', suite.stop());
  }
});
