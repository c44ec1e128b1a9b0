import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { writeEmulatorConfig } from './emulator-config.ts';
import type { EmulatorFiles } from './offline/find-emulator-files.ts';
import { type Java, writeJavaCommand } from './offline/java.ts';
import { writeLocalSecrets } from './local-secrets.ts';
import { cacheFolder, firebaseTools, projectId } from './project.ts';
import { makeChildEnvironment } from './run-child.ts';

/** The folder firebase-tools runs in: its configuration and its logs. */
export const suiteFolder = join(cacheFolder, 'emulators');

/** The programs and files that the suite needs. */
export interface Prerequisites {
  java: Java;
  files: EmulatorFiles;
}

interface SpawnOptions {
  /** A folder of saved data to begin with. */
  importFrom?: string | undefined;
  /** Additional environment variables for the functions. */
  env?: NodeJS.ProcessEnv | undefined;
  logFile: string;
  /** The folder for the temporary files of firebase-tools. */
  temporary: string;
}

/** The arguments of firebase-tools, always with the demo's project. */
export function makeEmulatorArguments(configFile: string, importFrom?: string): readonly string[] {
  // By default firebase-tools adds its extensions emulator, which needs a sign-in.
  const names = 'auth,functions,firestore,hosting,storage';
  const importArguments = importFrom === undefined ? [] : ['--import', importFrom];
  const project = ['--project', projectId, '--config', configFile];
  return ['emulators:start', ...project, '--only', names, ...importArguments];
}

/** The variables for firebase-tools to find Java and the emulators' files. */
export async function makeToolsEnvironment(
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
    // Prevents a search for a Google machine's credentials.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Starts firebase-tools in its own process group, with its output in `logFile`. */
export async function spawnSuite(
  { java, files }: Prerequisites,
  { importFrom, env, logFile, temporary }: SpawnOptions,
): Promise<ChildProcess> {
  const configFile = await writeEmulatorConfig(suiteFolder, files);
  await writeLocalSecrets();
  await removePartialExports();
  // firebase-tools appends to an existing debug log; each run needs its own.
  await rm(join(suiteFolder, 'firebase-debug.log'), { force: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const [command, script] = firebaseTools;
  const args = [script, ...makeEmulatorArguments(configFile, importFrom)];
  const child = spawn(command, args, {
    cwd: suiteFolder,
    // With its own group, Ctrl-C reaches only us. The suite ends after the save.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...(await makeToolsEnvironment({ java, files }, makeChildEnvironment(env))),
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
  closeSync(log);
  // A program that fails to start has no process number, which the caller checks.
  child.on('error', () => undefined);
  return child;
}

/** Removes the incomplete exports of a killed firebase-tools. */
async function removePartialExports(): Promise<void> {
  const names = await readdir(suiteFolder);
  for (const name of names.filter((fileName) => fileName.startsWith('firebase-export-'))) {
    await rm(join(suiteFolder, name), { recursive: true, force: true });
  }
}
