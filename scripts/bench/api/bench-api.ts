import { requireFreePorts } from '../../../emulators/ports.ts';
import { step } from '../../../emulators/progress.ts';
import { type Comparison, measureInTurns } from './measure.ts';
import { measureSaves } from './saves.ts';
import { ports, startServers } from './servers.ts';
import { toSavesTable, toTable } from './table.ts';

async function compare(stop: AbortSignal): Promise<Comparison[]> {
  const targets = await step('Starting the three servers', startServers(stop));
  const comparisons: Comparison[] = [];
  for (const connections of [10, 50]) {
    const label = `Loading them with ${connections} connections`;
    comparisons.push(await step(label, measureInTurns(targets, connections)));
  }
  return comparisons;
}

/** Runs work with new servers and stops them afterwards. */
async function withServers<T>(stop: AbortSignal, work: (stop: AbortSignal) => Promise<T>) {
  const end = new AbortController();
  try {
    return await work(AbortSignal.any([stop, end.signal]));
  } finally {
    end.abort();
  }
}

/** Compares the API with a constant handler and a bare Express. Measures concurrent saves. */
export async function benchApi(stop: AbortSignal): Promise<string> {
  const purpose = 'the measurement';
  const portList = Object.values(ports).map((port) => ({ host: '127.0.0.1', port, purpose }));
  await requireFreePorts(portList);
  const comparisons = await withServers(stop, compare);
  const saves = await withServers(stop, (end) => step('Saving rows at once', measureSaves(end)));
  return `${toTable(comparisons)}\n\n${toSavesTable(saves)}`;
}
