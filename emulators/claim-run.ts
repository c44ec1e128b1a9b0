import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { endProcesses, familyOf, isRunning, type Process, send, worksIn } from './processes.ts';
import { step } from './progress.ts';
import { root } from './project.ts';
import { claimRunRecord, readRunRecord, removeRunRecord, type RunRecord } from './run-record.ts';

/** As long as saving the data and stopping the emulators may take. */
const timeoutMs = 90_000;

interface Place {
  /** Where the note lies; by default this checkout's. */
  readonly file?: string;
  /** The folder that whatever is ended works in. */
  readonly folder?: string;
}

/**
 * Ends what an earlier run of this checkout left behind. After a kill that is every process it
 * started. If npm was killed above it, the run itself is stopped and saves its data. A run that is
 * well stays.
 */
export async function endEarlierRun({ file, folder = root }: Place = {}): Promise<void> {
  const record = await readRunRecord(file);
  if (record === undefined || record.owner.pid === process.pid) return;
  if (await isRunning(record.owner)) {
    if (!(await isOrphan(record))) return;
    await step('Stopping what an earlier start left running', stopOwner(record.owner));
  }
  const remaining = await findRemaining(record, folder);
  await step('Ending what an earlier start left behind', endProcesses(remaining));
  if (record.temporary !== null) await rm(record.temporary, { recursive: true, force: true });
  await removeRunRecord(record.owner.pid, file);
}

/**
 * Makes this process the one that runs this checkout's site.
 *
 * @throws CommandError when another process does, or begins to in the same moment.
 */
export async function claimRun(place: Place = {}): Promise<void> {
  await endEarlierRun(place);
  if (await claimRunRecord(place.file)) return;
  const record = await readRunRecord(place.file);
  if (record === undefined) {
    // Not readable: nobody can be asked whether it still holds.
    await removeRunRecord(process.pid, place.file);
    if (await claimRunRecord(place.file)) return;
  }
  throw new CommandError(
    `This site runs already, or is just starting, in another terminal (process ${record?.owner.pid ?? 'unknown'}): use that one, or stop it with Ctrl-C and start again.`,
  );
}

/** Whether npm, or its script, was killed above a run that goes on. */
async function isOrphan({ launchers }: RunRecord): Promise<boolean> {
  const running = await Promise.all(launchers.map(isRunning));
  return running.includes(false);
}

async function stopOwner(owner: Process): Promise<void> {
  send(owner.pid, 'SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while ((await isRunning(owner)) && Date.now() < deadline) await delay(100);
  await endProcesses([owner]);
}

/** What the note names and still runs, with all below it. A number may be another's by now. */
async function findRemaining({ processes }: RunRecord, folder: string): Promise<Process[]> {
  const remaining: Process[] = [];
  for (const one of processes) {
    if (!(await isRunning(one)) || !(await worksIn(one, folder))) continue;
    remaining.push(one, ...(await familyOf(one.pid)));
  }
  return [...new Map(remaining.map((one) => [one.pid, one])).values()];
}
