import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { commandOf, isRunning, listProcesses, type Process } from './processes.ts';
import { cache } from './project.ts';

const processSchema = v.object({
  pid: v.number(),
  parent: v.number(),
  group: v.number(),
  started: v.string(),
});

const noteSchema = v.object({
  /** The process that started the emulators and stops them. */
  owner: processSchema,
  /** What started the owner: npm and its script. Without them nobody can press Ctrl-C any more. */
  launchers: v.array(processSchema),
  /** What the owner started, firebase-tools first; empty until it has. */
  processes: v.array(processSchema),
  /** The folder for what firebase-tools leaves behind. */
  temporary: v.nullable(v.string()),
});

/** What a run of the emulators notes of itself, so that the next one can clean up after it. */
export type RunNote = v.InferOutput<typeof noteSchema>;

const noteFile = join(cache, 'emulators/run.json');

/** The note of this checkout's run, if there is one that can be read. */
export async function readRunNote(file = noteFile): Promise<RunNote | undefined> {
  try {
    return v.parse(noteSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Notes what this process has started; a note of another run gives way. */
export async function writeRunNote(
  started: Pick<RunNote, 'processes' | 'temporary'>,
  file = noteFile,
): Promise<void> {
  const whole = await writeBeside({ ...(await describeSelf()), ...started }, file);
  await rename(whole, file);
}

/** Notes that this process begins a run; gives false when another one's note is there. */
export async function claimRunNote(file = noteFile): Promise<boolean> {
  const self = await describeSelf();
  const whole = await writeBeside({ ...self, processes: [], temporary: null }, file);
  try {
    // A link is made whole or not at all, also when two starts come in the same moment.
    await link(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

/** Removes the note of this process, or of the given run; another's stays. */
export async function removeRunNote(ownerPid = process.pid, file = noteFile): Promise<void> {
  const note = await readRunNote(file);
  if (note === undefined || note.owner.pid === ownerPid) await rm(file, { force: true });
}

/** Whether this checkout's emulators run: another checkout's are not ours to clear. */
export async function isSuiteRunning(): Promise<boolean> {
  const suite = (await readRunNote())?.processes[0];
  return suite !== undefined && (await isRunning(suite));
}

async function writeBeside(note: RunNote, file: string): Promise<string> {
  const path = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(path, JSON.stringify(note));
  return path;
}

async function describeSelf(): Promise<Pick<RunNote, 'owner' | 'launchers'>> {
  const all = new Map((await listProcesses()).map((one) => [one.pid, one]));
  const owner = all.get(process.pid);
  if (owner === undefined) throw new Error('This process is not among those of the machine.');
  const launchers: Process[] = [];
  for (let above = all.get(owner.parent); above; above = all.get(above.parent)) {
    if (!/bootstrap\.mjs|npm-cli\.js|^npm /u.test(await commandOf(above.pid))) break;
    launchers.push(above);
  }
  return { owner, launchers };
}
