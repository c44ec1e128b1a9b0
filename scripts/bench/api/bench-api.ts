import { requireFreePorts } from '../../../emulators/ports.ts';
import { step } from '../../../emulators/progress.ts';
import { type Comparison, measureInTurns } from './measure.ts';
import { startServers } from './servers.ts';
import { toTable } from './table.ts';

async function compare(stop: AbortSignal): Promise<Comparison[]> {
  const { api, constant } = await step('Starting the two servers', startServers(stop));
  const comparisons: Comparison[] = [];
  for (const connections of [10, 50]) {
    const label = `Loading both with ${connections} connections`;
    comparisons.push(await step(label, measureInTurns(api, constant, connections)));
  }
  return comparisons;
}

/** The API beside a bare Express, as a table. */
export async function benchApi(stop: AbortSignal): Promise<string> {
  const purpose = 'the measurement';
  await requireFreePorts([5011, 5012].map((port) => ({ host: '127.0.0.1', port, purpose })));
  const servers = new AbortController();
  try {
    return toTable(await compare(AbortSignal.any([stop, servers.signal])));
  } finally {
    servers.abort();
  }
}
