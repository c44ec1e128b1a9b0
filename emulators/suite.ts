import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeEmulatorConfig } from './emulator-config.ts';
import { type EmulatorFiles, findEmulatorFiles } from './files.ts';
import { findJava, type Java, writeJavaCommand } from './java.ts';
import { firebaseTools } from './official-files.ts';
import { PlainError } from './plain-error.ts';
import { requireFreePorts, suitePorts } from './ports.ts';
import { endProcesses, familyOf, type Process, send } from './processes.ts';
import { step } from './progress.ts';
import { cache, emulators, projectId } from './project.ts';
import { waitUntilReady } from './readiness.ts';
import { childEnvironment } from './run-child.ts';
import { forgetSuite, noteSuite } from './running-suite.ts';
import { saveData } from './saved-data.ts';

/** The folder firebase-tools runs in: its configuration and its logs. */
const folder = join(cache, 'emulators');

/** What the suite needs of the machine. */
export interface Prepared {
  java: Java;
  files: EmulatorFiles;
}

/** How the suite is to be started. */
export interface SuiteOptions {
  /** Told to stop before the suite is ready, the start is given up and nothing is left. */
  stop: AbortSignal;
  /** From `prepareSuite`, where something is to be done in between; by default it is called. */
  prepared?: Prepared;
  /** A folder of saved data to begin with. */
  importFrom?: string;
  /** Where firebase-tools' own output goes; by default a file in the cache. */
  logFile?: string;
  /** More environment for the functions. */
  env?: NodeJS.ProcessEnv;
}

/** The running emulators. */
export interface Suite {
  /** Ends everything the suite started, having saved its data into `exportTo` where one is given. */
  stop: (options?: { exportTo?: string }) => Promise<void>;
  /** Resolves, with the end of the log, if the suite ends without having been told to. */
  failed: Promise<PlainError>;
  logFile: string;
}

/** Finds Java and the emulators' files and checks the ports, or says in a sentence what is wrong. */
export async function prepareSuite({
  stop,
  ui = false,
}: {
  stop: AbortSignal;
  ui?: boolean;
}): Promise<Prepared> {
  const { java, compiler } = await findJava();
  await requireFreePorts(suitePorts());
  const files = await step(
    'Looking for the official emulator files',
    findEmulatorFiles({ compiler, stop, ui }),
  );
  if (files.hasUi) await requireFreePorts([{ ...emulators.ui, purpose: 'the Emulator UI' }]);
  return { java, files };
}

/** Starts auth, firestore, functions, storage and hosting, and returns once each answers. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { stop, logFile = join(folder, 'firebase-tools.log') } = options;
  const prepared = options.prepared ?? (await prepareSuite({ stop }));
  stop.throwIfAborted();
  const child = await spawnSuite(prepared, options, logFile);
  const { pid } = child;
  if (pid === undefined) throw new PlainError('firebase-tools cannot be started: run "npm ci".');
  const exited = once(child, 'exit');
  // Kept from when all ran: should firebase-tools die, Java would be left without a parent to find.
  let family: Process[] = [];
  const end = async () => {
    family = merge(family, await familyOf(pid));
    send(pid, 'SIGINT');
    await Promise.race([exited, delay(15_000, undefined, { ref: false })]);
    await endProcesses(merge(family, await familyOf(pid)));
    await forgetSuite();
  };
  const failed = exited.then(() => failure('The Firebase emulators ended by themselves', logFile));
  try {
    await noteSuite(pid);
    await step('Starting the Firebase emulators', waitUntilReady({ stop, logFile, failed }));
    family = await familyOf(pid);
  } catch (error) {
    await end();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  return {
    failed,
    logFile,
    stop: ({ exportTo } = {}) => {
      stopping ??= (exportTo === undefined ? Promise.resolve() : saveData(exportTo)).finally(end);
      return stopping;
    },
  };
}

/** A failure that shows the end of firebase-tools' log. */
export async function failure(what: string, logFile: string): Promise<PlainError> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const tail = log.trimEnd().split('\n').slice(-25).join('\n');
  return new PlainError(`${what}: the lines above are the end of ${logFile}.`, tail);
}

async function spawnSuite(
  { java, files }: Prepared,
  { importFrom, env }: SuiteOptions,
  logFile: string,
): Promise<ChildProcess> {
  const config = await writeEmulatorConfig(folder, files);
  const javaFolder = await writeJavaCommand(java);
  // firebase-tools adds to a debug log that it finds; each run has its own.
  await rm(join(folder, 'firebase-debug.log'), { force: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const environment = childEnvironment(env);
  const [command, script] = firebaseTools;
  // Left to itself, firebase-tools adds its extensions emulator, which wants somebody signed in.
  const names = 'auth,functions,firestore,hosting,storage';
  const args = [
    script,
    'emulators:start',
    '--project',
    projectId,
    '--config',
    config,
    '--only',
    names,
  ];
  if (importFrom !== undefined) args.push('--import', importFrom);
  const child = spawn(command, args, {
    cwd: folder,
    // A group of its own: Ctrl-C reaches us alone, and the suite ends when its data is saved.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...environment,
      PATH: [javaFolder, environment['PATH']].join(delimiter),
      JAVA_HOME: java.home,
      FIRESTORE_EMULATOR_BINARY_PATH: files.firestore,
      STORAGE_EMULATOR_BINARY_PATH: files.storage,
      // Ten seconds, the default, are short on a small machine that is busy building; and asking
      // the functions what they are through a file instead of a server saves four seconds.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      NO_UPDATE_NOTIFIER: '1',
      // Nobody's credentials are wanted: no search for a Google machine's own.
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  closeSync(log);
  return child;
}

function merge(some: readonly Process[], others: readonly Process[]): Process[] {
  return [
    ...new Map([...some, ...others].map((one) => [`${one.pid} ${one.started}`, one])).values(),
  ];
}
