import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { openLocalServers } from './local-servers.ts';
import { requireNoRunningSuite } from './ports.ts';
import { step } from './progress.ts';
import { cacheFolder, firebaseTools, getEmulatorAddress, projectId, root } from './project.ts';
import { makeChildEnvironment, sendSignalToGroup } from './run-child.ts';
import { makeToolsEnvironment } from './tools-environment.ts';

/** The folder firebase-tools runs in. It has the logs of the last run. */
export const suiteFolder = join(cacheFolder, 'emulators');

const logFile = join(suiteFolder, 'firebase-tools.log');

/** The time limit for a start. The first start downloads the emulators' files. */
const startTimeoutMs = 10 * 60_000;
/** The time limit for an export and the end of the emulators. */
const stopTimeoutMs = 90_000;

/** The options of a start. */
export interface SuiteOptions {
  /** An abort during the start ends it and cleans up. */
  signal: AbortSignal;
  /** The result of `prepareSuite`, if the caller has already called it. */
  tools?: NodeJS.ProcessEnv;
  /** The folder of the data. It is imported if it exists, and replaced at the end. */
  dataFolder?: string;
  /** Whether a debugger can attach to the functions, on port 9229. */
  isInspected?: boolean | undefined;
}

/** The running suite: the emulators, the local mailbox and the local calendar. */
export interface Suite {
  /** Ends the suite. Its data are exported if it has a folder for them. */
  stop: () => Promise<void>;
  /** Resolves with an error that has the log's end, once firebase-tools has ended. */
  failure: Promise<CommandError>;
  logFile: string;
}

/** The arguments of firebase-tools, always with the demo's project. */
export const makeEmulatorArguments = (
  dataFolder?: string,
  isInspected = false,
): readonly string[] => [
  'emulators:start',
  ...['--project', projectId, '--config', join(root, 'firebase.json')],
  // By default firebase-tools adds its extensions emulator, which needs a sign-in.
  ...['--only', 'auth,functions,firestore,hosting,storage'],
  ...(dataFolder === undefined ? [] : ['--import', dataFolder, '--export-on-exit']),
  ...(isInspected ? ['--inspect-functions'] : []),
];

/** Checks the ports, and finds Java and the emulators' files. */
export async function prepareSuite(): Promise<NodeJS.ProcessEnv> {
  await requireNoRunningSuite();
  return makeToolsEnvironment();
}

/** Starts all emulators, the local mailbox and the local calendar; returns once each responds. */
export async function startSuite({
  signal,
  tools,
  dataFolder,
  isInspected,
}: SuiteOptions): Promise<Suite> {
  const environment = tools ?? (await prepareSuite());
  signal.throwIfAborted();
  await rm(suiteFolder, { recursive: true, force: true });
  mkdirSync(suiteFolder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'emulators-'));
  const servers = await openLocalServers();
  const log = openSync(logFile, 'w');
  const [node, script] = firebaseTools;
  const args = makeEmulatorArguments(dataFolder, isInspected);
  const child = spawn(node, [script, ...args], {
    cwd: suiteFolder,
    // With its own group, Ctrl-C reaches only us. A second signal would skip the export.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...makeChildEnvironment(),
      ...environment,
      // firebase-tools leaves files behind, and all suites would share them.
      TMPDIR: temporary,
      // The default of ten seconds is short on a busy machine. Discovery through a file saves four
      // seconds.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Each concurrent request has a process. The default of fifty overloads a laptop.
      FUNCTIONS_EMULATOR_PARALLEL: '8',
      // As in a deployment, so that the platform's own error pages have no stack trace.
      NODE_ENV: 'production',
    },
  });
  const exit = once(child, 'exit');
  const failure = exit.then(makeEndError, makeEndError);
  const endSuite = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await Promise.race([failure, delay(stopTimeoutMs, undefined, { ref: false })]);
    sendSignalToGroup(child, 'SIGKILL');
    await servers.close();
    await rm(temporary, { recursive: true, force: true });
  };
  try {
    await step('Starting the Firebase emulators', waitUntilReady(signal, failure));
  } catch (error) {
    await endSuite();
    throw error;
  }
  let stopResult: Promise<void> | undefined;
  return { failure, logFile, stop: () => (stopResult ??= endSuite()) };
}

/**
 * Waits until Hosting leads to a function. Hosting is the last emulator to start, after the import,
 * and the functions load after that.
 *
 * @throws CommandError if firebase-tools ends, a function does not load, or the time is over.
 */
async function waitUntilReady(signal: AbortSignal, failure: Promise<CommandError>): Promise<void> {
  const deadline = AbortSignal.timeout(startTimeoutMs);
  let endError: CommandError | undefined;
  void failure.then((error) => {
    endError = error;
  });
  const health = `${getEmulatorAddress('hosting')}/api/health`;
  while (
    !(await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    signal.throwIfAborted();
    if (endError) throw endError;
    // A function that failed to load does not recover.
    const log = readFileSync(logFile, 'utf8');
    const fault = log.indexOf('Failed to load function definition');
    if (fault !== -1) {
      const message = `The functions do not load: the lines above say why, ${logFile} has all.`;
      throw new CommandError(message, log.slice(fault).trim());
    }
    if (deadline.aborted) {
      throw new CommandError(`The Firebase emulators were not ready in time: see ${logFile}.`);
    }
    await delay(250);
  }
}

/** Makes the error for the end of firebase-tools: its details are the last lines of the log. */
function makeEndError(): CommandError {
  return new CommandError(
    `The Firebase emulators ended by themselves: the lines above say why, ${logFile} has all, and if the saved data is at fault "npm run reset" removes it.`,
    readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25).join('\n'),
  );
}
