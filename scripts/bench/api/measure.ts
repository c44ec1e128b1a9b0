import autocannon from 'autocannon';
import { PlainError } from '../../../emulators/plain-error.ts';
import type { Target } from './servers.ts';

/** Both servers under the same load. */
export interface Comparison {
  readonly api: Measure;
  readonly constant: Measure;
}

/** What one load did to one server. */
export interface Measure {
  readonly name: string;
  readonly connections: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const rounds = 5;
const seconds = 4;

async function load({ name, url }: Target, connections: number): Promise<Measure> {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx + result.errors > 0) {
    throw new PlainError(`${name}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const { p50, p99 } = result.latency;
  return { name, connections, perSecond: Math.round(result.requests.average), p50, p99 };
}

const best = (measures: readonly Measure[]): Measure | undefined =>
  measures.toSorted((a, b) => b.perSecond - a.perSecond)[0];

/**
 * Loads two servers in turns, and gives the best round of each: whatever else the machine does can
 * only slow one down. The first turn warms both up.
 *
 * @throws PlainError when a single request fails: a fast refusal is no figure.
 */
export async function measureInTurns(
  api: Target,
  constant: Target,
  connections: number,
): Promise<Comparison> {
  const measured: { api: Measure[]; constant: Measure[] } = { api: [], constant: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await load(constant, connections), await load(api, connections)] as const;
    if (round === 0) continue;
    measured.constant.push(pair[0]);
    measured.api.push(pair[1]);
  }
  const [ours, bare] = [best(measured.api), best(measured.constant)];
  if (!ours || !bare) throw new PlainError('Nothing was measured.');
  return { api: ours, constant: bare };
}
