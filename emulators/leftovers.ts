import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from './plain-error.ts';
import { endProcesses, familyOf, isRunning, type Process, send, worksIn } from './processes.ts';
import { step } from './progress.ts';
import { root } from './project.ts';
import { claimRunNote, readRunNote, removeRunNote, type RunNote } from './run-note.ts';

/** As long as saving the data and stopping the emulators may take. */
const timeoutMs = 90_000;

interface Place {
  /** Where the note lies; by default this checkout's. */
  readonly file?: string;
  /** The folder that whatever is ended works in. */
  readonly folder?: string;
}

/**
 * Ends what an earlier run of this checkout left behind: all it started, if it was killed, or the
 * run itself, which saves its data, if npm was killed above it. A run that is well stays.
 */
export async function endLeftovers({ file, folder = root }: Place = {}): Promise<void> {
  const note = await readRunNote(file);
  if (note === undefined || note.owner.pid === process.pid) return;
  if (await isRunning(note.owner)) {
    if (!(await isOrphan(note))) return;
    await step('Stopping what an earlier start left running', stopOwner(note.owner));
  }
  const left = await findLeft(note, folder);
  await step('Ending what an earlier start left behind', endProcesses(left));
  if (note.temporary !== null) await rm(note.temporary, { recursive: true, force: true });
  await removeRunNote(note.owner.pid, file);
}

/**
 * Makes this process the one that runs this checkout's site.
 *
 * @throws PlainError when another process does, or begins to in the same moment.
 */
export async function claimRun(place: Place = {}): Promise<void> {
  await endLeftovers(place);
  if (await claimRunNote(place.file)) return;
  const note = await readRunNote(place.file);
  if (note === undefined) {
    // Not readable: nobody can be asked whether it still holds.
    await removeRunNote(process.pid, place.file);
    if (await claimRunNote(place.file)) return;
  }
  throw new PlainError(
    `This site runs already, or is just starting, in another terminal (process ${note?.owner.pid ?? 'unknown'}): use that one, or stop it with Ctrl-C and start again.`,
  );
}

/** Whether npm, or its script, was killed above a run that goes on. */
async function isOrphan({ launchers }: RunNote): Promise<boolean> {
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
async function findLeft({ processes }: RunNote, folder: string): Promise<Process[]> {
  const left: Process[] = [];
  for (const one of processes) {
    if (!(await isRunning(one)) || !(await worksIn(one, folder))) continue;
    left.push(one, ...(await familyOf(one.pid)));
  }
  return [...new Map(left.map((one) => [one.pid, one])).values()];
}
