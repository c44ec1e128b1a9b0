import autocannon from 'autocannon';
import { PlainError } from '../../emulators/plain-error.ts';
import type { Target } from './servers.ts';

/** What one load did to one server. */
export interface Measure {
  readonly name: string;
  readonly connections: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const warmUpSeconds = 3;
const seconds = 10;

/**
 * Loads a warm server for ten seconds.
 *
 * @throws PlainError when a single request fails: a fast refusal is no figure.
 */
export async function measure({ name, url }: Target, connections: number): Promise<Measure> {
  await autocannon({ url, connections, duration: warmUpSeconds });
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx + result.errors > 0) {
    throw new PlainError(`${name}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const { p50, p99 } = result.latency;
  return { name, connections, perSecond: Math.round(result.requests.average), p50, p99 };
}
