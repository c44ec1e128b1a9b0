import autocannon from 'autocannon';
import { CommandError } from '../../../emulators/command-error.ts';
import type { Target, Targets } from './servers.ts';

/** The results of the servers under the same load. */
export type Comparison = { readonly [Name in keyof Targets]: Measurement };

/** The result of one load on one server. */
export interface Measurement {
  readonly name: string;
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** The median of the response times, in milliseconds. */
  readonly p50: number;
  /** The 99th percentile of the response times, in milliseconds. */
  readonly p99: number;
}

const rounds = 5;
const seconds = 4;

async function measureUnderLoad({ name, url }: Target, connections: number): Promise<Measurement> {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx + result.errors > 0) {
    throw new CommandError(`${name}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const { p50, p99 } = result.latency;
  return { name, connections, requestsPerSecond: Math.round(result.requests.average), p50, p99 };
}

const pickBest = (measurements: readonly Measurement[]): Measurement | undefined =>
  measurements.toSorted((a, b) => b.requestsPerSecond - a.requestsPerSecond)[0];

/**
 * Puts the servers under load in turns, and returns the best round of each. Other work on the machine
 * disturbed the best round the least. One more round comes first and is not counted: it warms the
 * servers up.
 *
 * @throws CommandError when a request fails, because a fast refusal would distort the result
 */
export async function measureInTurns(targets: Targets, connections: number): Promise<Comparison> {
  const measurements: { [Name in keyof Targets]: Measurement[] } = {
    bare: [],
    constant: [],
    api: [],
  };
  const names = ['bare', 'constant', 'api'] as const;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const measurement = await measureUnderLoad(targets[name], connections);
      if (round > 0) measurements[name].push(measurement);
    }
  }
  const [bare, constant, api] = names.map((name) => pickBest(measurements[name]));
  if (!bare || !constant || !api) throw new CommandError('Nothing was measured.');
  return { bare, constant, api };
}
