import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../../emulators/command-error.ts';
import { node } from '../../../emulators/project.ts';
import { startChild } from '../../../emulators/run-child.ts';
import { startFunction } from '../function-server.ts';

/** A server to be measured. */
export interface Target {
  readonly name: string;
  readonly url: string;
}

/** The servers to measure in turns. All send the same response. */
export interface Targets {
  /** Plain Express, with the API's response as a constant. */
  readonly bare: Target;
  /** A function on functions-framework, with the API's response as a constant. */
  readonly constant: Target;
  readonly api: Target;
}

/** The ports of the three servers, and of the API to which staff send saves. */
export const ports = { api: 5011, bare: 5012, constant: 5013, staff: 5014 } as const;
const path = '/api/banners/getAll';

async function waitForBody({ name, url }: Target): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return response.text();
    await delay(200);
  }
  throw new CommandError(`${name} does not respond at ${url}.`);
}

/**
 * Starts our function on functions-framework, its server in production. It reads from the Firestore
 * emulator.
 */
async function startApi(signal: AbortSignal): Promise<Target & { body: string }> {
  const { origin } = await startFunction('api', { port: ports.api, signal });
  const target = { name: `functions-framework, \`GET ${path}\``, url: origin + path };
  return { ...target, body: await waitForBody(target) };
}

/** Starts functions-framework with a handler that always sends this body. */
async function startConstant(signal: AbortSignal, body: string): Promise<Target> {
  const { origin } = await startFunction('api', {
    port: ports.constant,
    signal,
    source: join(import.meta.dirname, 'constant-function.ts'),
    environment: { BENCH_RESPONSE: body },
  });
  const target = { name: 'functions-framework, the same answer as a constant', url: origin + path };
  await waitForBody(target);
  return target;
}

async function startBare(signal: AbortSignal, body: string): Promise<Target> {
  const target = {
    name: 'bare Express, the same answer as a constant',
    url: `http://127.0.0.1:${ports.bare}/constant`,
  };
  const script = join(import.meta.dirname, 'bare-server.ts');
  const environment = { NODE_ENV: 'production' };
  startChild(node, [script, String(ports.bare), body], { signal, environment });
  await waitForBody(target);
  return target;
}

/** Starts the three servers; `signal` stops them. */
export async function startServers(signal: AbortSignal): Promise<Targets> {
  const { body, ...api } = await startApi(signal);
  const [bare, constant] = [await startBare(signal, body), await startConstant(signal, body)];
  return { bare, constant, api };
}
