import { requireFreePorts } from '../../../emulators/ports.ts';
import { step } from '../../../emulators/progress.ts';
import { type Comparison, measureInTurns } from './measure.ts';
import { measureSaves } from './saves.ts';
import { ports, startServers } from './servers.ts';
import { toComparisonsTable, toSavesTable } from './api-tables.ts';

async function compareServers(signal: AbortSignal): Promise<Comparison[]> {
  const targets = await step('Starting the three servers', startServers(signal));
  const comparisons: Comparison[] = [];
  for (const connections of [10, 50]) {
    const label = `Loading them with ${connections} connections`;
    comparisons.push(await step(label, measureInTurns(targets, connections)));
  }
  return comparisons;
}

/** Runs work that starts servers. Stops them when the work has ended. */
async function runAndStopServers<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const controller = new AbortController();
  try {
    return await work(AbortSignal.any([signal, controller.signal]));
  } finally {
    controller.abort();
  }
}

/** Compares the API with a constant handler and a bare Express. Also measures concurrent saves. */
export async function benchApi(signal: AbortSignal): Promise<string> {
  const purpose = 'the measurement';
  const portList = Object.values(ports).map((port) => ({ host: '127.0.0.1', port, purpose }));
  await requireFreePorts(portList);
  const comparisons = await runAndStopServers(signal, compareServers);
  const saves = await runAndStopServers(signal, (signal) =>
    step('Saving rows at once', measureSaves(signal)),
  );
  return `${toComparisonsTable(comparisons)}\n\n${toSavesTable(saves)}`;
}
