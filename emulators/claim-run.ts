import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import {
  endProcesses,
  listFamily,
  isRunning,
  type Process,
  sendSignal,
  worksIn,
} from './processes.ts';
import { step } from './progress.ts';
import { root } from './project.ts';
import { claimRunRecord, readRunRecord, removeRunRecord, type RunRecord } from './run-record.ts';

/** The time limit for saving the data and stopping the emulators. */
const timeoutMs = 90_000;

interface ClaimOptions {
  /** The record's file; by default this checkout's. */
  readonly file?: string;
  /** Only processes that work in this folder are ended; by default the repository. */
  readonly folder?: string;
}

/**
 * Ends what an earlier run of this checkout left behind. If the process of that run was killed, the
 * processes that it had started are ended. If only its npm was killed, the run is told to stop, so
 * that it saves its data. A healthy run is not touched.
 */
export async function endEarlierRun({ file, folder = root }: ClaimOptions = {}): Promise<void> {
  const record = await readRunRecord(file);
  if (record === undefined) return;
  if (await isRunning(record.owner)) {
    if (record.owner.pid === process.pid || !(await isOrphan(record))) return;
    await step('Stopping what an earlier start left running', stopOwner(record.owner));
  }
  const remainingProcesses = await findRemainingProcesses(record, folder);
  await step('Ending what an earlier start left behind', endProcesses(remainingProcesses));
  if (record.temporary !== null) await rm(record.temporary, { recursive: true, force: true });
  await removeRunRecord(record.owner.pid, file);
}

/**
 * Makes this process the one that runs this checkout's site.
 *
 * @throws CommandError if another process does, or starts at the same time.
 */
export async function claimRun(options: ClaimOptions = {}): Promise<void> {
  await endEarlierRun(options);
  if (await claimRunRecord(options.file)) return;
  const record = await readRunRecord(options.file);
  if (record === undefined) {
    // An unreadable record cannot be checked.
    await removeRunRecord(process.pid, options.file);
    if (await claimRunRecord(options.file)) return;
  }
  throw new CommandError(
    `This site runs already, or is just starting, in another terminal (process ${record?.owner.pid ?? 'unknown'}): use that one, or stop it with Ctrl-C and start again.`,
  );
}

/** Whether npm or `scripts/bootstrap.mjs` was killed while the run that they started continues. */
async function isOrphan({ launchers }: RunRecord): Promise<boolean> {
  const areRunning = await Promise.all(launchers.map(isRunning));
  return areRunning.includes(false);
}

async function stopOwner(owner: Process): Promise<void> {
  sendSignal(owner.pid, 'SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while ((await isRunning(owner)) && Date.now() < deadline) await delay(100);
  await endProcesses([owner]);
}

/**
 * Finds the recorded processes that still run, and their children. Another process may have reused
 * a pid.
 */
async function findRemainingProcesses(
  { processes }: RunRecord,
  folder: string,
): Promise<Process[]> {
  const remainingProcesses: Process[] = [];
  for (const recordedProcess of processes) {
    if (!(await isRunning(recordedProcess)) || !(await worksIn(recordedProcess, folder))) continue;
    remainingProcesses.push(recordedProcess, ...(await listFamily(recordedProcess.pid)));
  }
  return [...new Map(remainingProcesses.map((item) => [item.pid, item])).values()];
}
