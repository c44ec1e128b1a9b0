import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { getEmulatorAddress, type EmulatorName } from './project.ts';

const requiredEmulators = [
  'auth',
  'firestore',
  'storage',
  'hosting',
  'functions',
] as const satisfies EmulatorName[];
const timeoutMs = 120_000;

interface SuiteRun {
  signal: AbortSignal;
  logFile: string;
  /** Resolves with an error once firebase-tools has ended. */
  failure: Promise<CommandError>;
}

/**
 * Waits until every emulator responds over HTTP with its data imported, and `/api` reaches its
 * function.
 *
 * @throws CommandError if firebase-tools ends, a function does not load, or the time is over.
 */
export async function waitUntilReady({ signal, logFile, failure }: SuiteRun): Promise<void> {
  const deadline = AbortSignal.timeout(timeoutMs);
  let endError: CommandError | undefined;
  void failure.then((error) => {
    endError = error;
  });
  while (!(await isReady())) {
    signal.throwIfAborted();
    if (endError) throw endError;
    // A function that failed to load does not recover.
    const log = await readFile(logFile, 'utf8');
    if (log.includes('Failed to load function definition')) {
      throw new CommandError(
        `The functions do not load: the lines above say why, ${logFile} has all.`,
        log.slice(log.indexOf('Failed to load function definition')).trim(),
      );
    }
    if (deadline.aborted) {
      throw new CommandError(
        `The Firebase emulators were not ready after ${timeoutMs / 1000} seconds: see ${logFile}.`,
      );
    }
    await delay(250);
  }
}

/**
 * Hosting is the last emulator to start, after the import. The functions load after that, so they
 * are checked last.
 */
async function isReady(): Promise<boolean> {
  const runningEmulators = await getJson(`${getEmulatorAddress('hub')}/emulators`);
  if (!requiredEmulators.every((name) => isRecord(runningEmulators) && name in runningEmulators))
    return false;
  for (const name of requiredEmulators)
    if (!(await responds(getEmulatorAddress(name)))) return false;
  const backends = JSON.stringify(await getJson(`${getEmulatorAddress('functions')}/backends`));
  // The first call starts the function's process. It is made here, so that no visitor waits for it.
  return (
    backends.includes('"entryPoint":"api"') &&
    (await responds(`${getEmulatorAddress('hosting')}/api/`))
  );
}

async function responds(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );
}

async function getJson(address: string): Promise<unknown> {
  return fetch(address).then(
    (response) => response.json().catch(() => ({})),
    () => ({}),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
