import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { startChild } from '../emulators/run-child.ts';

/** A function that runs on functions-framework, the server it has in production. */
export interface FunctionServer {
  readonly origin: string;
  readonly pid: number;
}

interface StartOptions {
  readonly port: number;
  readonly signal: AbortSignal;
  /** The folder or file with the function. */
  readonly source: string;
  /** The heap's limit in MiB. */
  readonly heap: number;
  /** Whether requests or events call the function. */
  readonly signature?: 'http' | 'cloudevent';
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * The variables that make a function accept the Auth emulator's tokens. A function refuses to start
 * with the emulator's host but without FUNCTIONS_EMULATOR.
 */
export const makeAuthEmulatorVariables = (host: string): NodeJS.ProcessEnv => ({
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: host,
});

/** The variables as in production, where a function refuses to start with the emulator's host. */
export const productionAuthVariables: NodeJS.ProcessEnv = {
  FUNCTIONS_EMULATOR: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
};

/**
 * The heap that the platform sets: 80 % of the memory (GoogleCloudPlatform/buildpacks,
 * heapsize.sh).
 */
export const calculateHeap = (memory: number): number => Math.floor(memory * 0.8);

async function waitForServer(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(`${origin}/api/unknown`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (hasEnded()) break;
    await delay(200);
  }
  throw new CommandError(`functions-framework does not respond at ${origin}.`);
}

/**
 * Starts a built function on functions-framework; `signal` stops it.
 *
 * @throws CommandError with the function's output, if it ends or does not respond for two minutes
 */
export async function startFramework(name: string, options: StartOptions): Promise<FunctionServer> {
  const { port, signal, source, heap, signature = 'http' } = options;
  const command = join(root, 'node_modules/.bin/functions-framework');
  const targetArgs = [`--target=${name}`, `--source=${source}`, `--signature-type=${signature}`];
  const addressArgs = [`--port=${port}`, '--host=127.0.0.1'];
  const environment = {
    METADATA_SERVER_DETECTION: 'none',
    NODE_ENV: 'production',
    FUNCTION_TARGET: name,
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
    ...options.environment,
  };
  const child = startChild(command, [...targetArgs, ...addressArgs], { signal, environment });
  // An unread pipe would fill and block the function.
  let output = '';
  const appendOutput = (text: string) => {
    output = (output + text).slice(-2000);
  };
  child.stdout?.setEncoding('utf8').on('data', appendOutput);
  child.stderr?.setEncoding('utf8').on('data', appendOutput);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitForServer(origin, () => child.exitCode !== null || child.signalCode !== null);
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(error.message, output) : error;
  }
  if (child.pid === undefined) throw new CommandError('functions-framework did not start.');
  return { origin, pid: child.pid };
}
