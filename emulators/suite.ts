import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findEmulatorFiles } from './offline/find-emulator-files.ts';
import { findJava } from './offline/java.ts';
import { openLocalCalendar } from './calendar/local-calendar.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { CommandError } from './command-error.ts';
import { requireFreePorts, listSuitePorts } from './ports.ts';
import { endProcesses, listFamily, type Process, sendSignal } from './processes.ts';
import { step } from './progress.ts';
import { emulators } from './project.ts';
import { waitUntilReady } from './readiness.ts';
import { endEarlierRun } from './claim-run.ts';
import { requireWritable } from './require-writable.ts';
import { removeRunRecord, writeRunRecord } from './run-record.ts';
import { saveData } from './saved-data.ts';
import { type Prerequisites, spawnSuite, suiteFolder } from './spawn-suite.ts';

/** The options of a start. */
export interface SuiteOptions {
  /** An abort during the start ends it and cleans up. */
  signal: AbortSignal;
  /** The result of `prepareSuite`, if the caller has already called it. */
  prerequisites?: Prerequisites;
  /** A folder of saved data to begin with. */
  importFrom?: string;
  /** The file of firebase-tools' output; by default in the cache. */
  logFile?: string;
  /** Additional environment variables for the functions. */
  env?: NodeJS.ProcessEnv;
}

/** The running suite: the emulators, the local mailbox and the local calendar. */
export interface Suite {
  /** Ends the suite, after saving its data into `exportTo` if given. */
  stop: (options?: { exportTo?: string }) => Promise<void>;
  /** Resolves with an error that has the log's end, once firebase-tools has ended. */
  failure: Promise<CommandError>;
  logFile: string;
  /** Updates the run's record after this process has started other programs. */
  updateRecord: () => Promise<void>;
}

/** Finds Java and the emulators' files, ends what an earlier run left, and checks the ports. */
export async function prepareSuite({
  signal,
  wantsUi = false,
}: {
  signal: AbortSignal;
  wantsUi?: boolean;
}): Promise<Prerequisites> {
  const { java, compiler } = await findJava();
  await requireWritable();
  await endEarlierRun();
  await requireFreePorts(listSuitePorts());
  const files = await step(
    'Looking for the official emulator files',
    findEmulatorFiles({ compiler, signal, wantsUi }),
  );
  if (files.hasUi) await requireFreePorts([{ ...emulators.ui, purpose: 'the Emulator UI' }]);
  return { java, files };
}

/** Starts all emulators, the local mailbox and the local calendar; returns once each responds. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { signal, logFile = join(suiteFolder, 'firebase-tools.log') } = options;
  const prerequisites = options.prerequisites ?? (await prepareSuite({ signal }));
  signal.throwIfAborted();
  const temporary = await mkdtemp(join(tmpdir(), 'emulators-'));
  const mailbox = await openMailbox();
  const calendar = await openLocalCalendar();
  const child = await spawnSuite(prerequisites, { ...options, logFile, temporary });
  const { pid } = child;
  if (pid === undefined) throw new CommandError('firebase-tools cannot be started: run "npm ci".');
  const exit = once(child, 'exit');
  // The family is listed while firebase-tools runs, because its Java process later has no parent.
  let family: Process[] = [];
  const endSuite = async () => {
    family = mergeProcesses(family, await listFamily(pid));
    if (child.exitCode === null && child.signalCode === null) sendSignal(pid, 'SIGINT');
    await Promise.race([exit, delay(15_000, undefined, { ref: false })]);
    await endProcesses(mergeProcesses(family, await listFamily(pid)));
    await mailbox.close();
    await calendar.close();
    await removeRunRecord();
    await rm(temporary, { recursive: true, force: true });
  };
  const failure = exit.then(() => makeEndError(logFile));
  // Records all descendants of this process, firebase-tools first. The next run ends those that are
  // left.
  const updateRecord = async () => {
    const descendants = (await listFamily(process.pid)).filter((item) => item.pid !== process.pid);
    const processes = descendants.toSorted((a, b) => Number(b.pid === pid) - Number(a.pid === pid));
    await writeRunRecord({ processes, temporary });
  };
  try {
    await updateRecord();
    await step('Starting the Firebase emulators', waitUntilReady({ signal, logFile, failure }));
    family = await listFamily(pid);
    await updateRecord();
  } catch (error) {
    await endSuite();
    throw error;
  }
  let stopResult: Promise<void> | undefined;
  return {
    failure,
    logFile,
    updateRecord,
    stop: ({ exportTo } = {}) => {
      stopResult ??= (exportTo === undefined ? Promise.resolve() : saveData(exportTo)).finally(
        endSuite,
      );
      return stopResult;
    },
  };
}

/** Makes the error for the end of firebase-tools: its details are the last lines of the log. */
async function makeEndError(logFile: string): Promise<CommandError> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return new CommandError(
    `The Firebase emulators ended by themselves: the lines above say why, ${logFile} has all, and if the saved data is at fault "npm run reset" removes it.`,
    log.trimEnd().split('\n').slice(-25).join('\n'),
  );
}

function mergeProcesses(some: readonly Process[], others: readonly Process[]): Process[] {
  return [
    ...new Map(
      [...some, ...others].map((item) => [`${item.pid} ${item.startTime}`, item]),
    ).values(),
  ];
}
