import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { writeEmulatorConfig } from './emulator-config.ts';
import type { EmulatorFiles } from './offline/find-emulator-files.ts';
import { type Java, writeJavaCommand } from './offline/java.ts';
import { writeLocalSecrets } from './local-secrets.ts';
import { cache, firebaseTools, projectId } from './project.ts';
import { childEnvironment } from './run-child.ts';

/** The folder firebase-tools runs in: its configuration and its logs. */
export const suiteFolder = join(cache, 'emulators');

/** What firebase-tools needs to hear every answer about a stored picture. */
export const rulesOutputPreload = new URL('split-rules-output.ts', import.meta.url).href;

/** What the suite needs of the machine. */
export interface Prerequisites {
  java: Java;
  files: EmulatorFiles;
}

interface SpawnOptions {
  importFrom?: string | undefined;
  env?: NodeJS.ProcessEnv | undefined;
  logFile: string;
  /** A folder for what firebase-tools leaves behind. */
  temporary: string;
}

/** The arguments of firebase-tools: always the demo's project, whatever .firebaserc says. */
export function emulatorArguments(config: string, importFrom?: string): readonly string[] {
  // Left to itself, firebase-tools adds its extensions emulator, which wants somebody signed in.
  const names = 'auth,functions,firestore,hosting,storage';
  const importArguments = importFrom === undefined ? [] : ['--import', importFrom];
  const project = ['--project', projectId, '--config', config];
  return ['emulators:start', ...project, '--only', names, ...importArguments];
}

/** Adds to an environment where firebase-tools finds Java and the emulators' files. */
export async function emulatorToolsEnvironment(
  { java, files }: Prerequisites,
  environment: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const javaFolder = await writeJavaCommand(java);
  return {
    ...environment,
    PATH: [javaFolder, environment['PATH']].join(delimiter),
    JAVA_HOME: java.home,
    FIRESTORE_EMULATOR_BINARY_PATH: files.firestore,
    STORAGE_EMULATOR_BINARY_PATH: files.storage,
    NO_UPDATE_NOTIFIER: '1',
    // Nobody's credentials are wanted: no search for a Google machine's own.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Starts firebase-tools on its own, with everything it writes kept in the cache. */
export async function spawnSuite(
  { java, files }: Prerequisites,
  { importFrom, env, logFile, temporary }: SpawnOptions,
): Promise<ChildProcess> {
  const config = await writeEmulatorConfig(suiteFolder, files);
  await writeLocalSecrets();
  await removePartialExports();
  // firebase-tools adds to a debug log that it finds; each run has its own.
  await rm(join(suiteFolder, 'firebase-debug.log'), { force: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const [command, script] = firebaseTools;
  const args = ['--import', rulesOutputPreload, script, ...emulatorArguments(config, importFrom)];
  const child = spawn(command, args, {
    cwd: suiteFolder,
    // With its own group, Ctrl-C reaches only us, and the suite ends after the save.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...(await emulatorToolsEnvironment({ java, files }, childEnvironment(env))),
      // Stored images and notes of firebase-tools, which all suites would share and leave behind.
      TMPDIR: temporary,
      // The default of ten seconds is short on a busy machine. Discovery through a file instead of
      // a server saves four seconds.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Each concurrent request has a process. The default of fifty overloads a laptop.
      FUNCTIONS_EMULATOR_PARALLEL: '8',
      // As deployed: what the platform itself refuses comes without a stack trace.
      NODE_ENV: 'production',
    },
  });
  closeSync(log);
  // A program that cannot be started has no process number; the caller sees that.
  child.on('error', () => undefined);
  return child;
}

/** What firebase-tools had begun to export when it was killed. */
async function removePartialExports(): Promise<void> {
  const names = await readdir(suiteFolder);
  for (const name of names.filter((one) => one.startsWith('firebase-export-'))) {
    await rm(join(suiteFolder, name), { recursive: true, force: true });
  }
}
