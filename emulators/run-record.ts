import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readCommand, isRunning, listProcesses, type Process } from './processes.ts';
import { cacheFolder } from './project.ts';

const processSchema = v.object({
  pid: v.number(),
  parent: v.number(),
  group: v.number(),
  startTime: v.string(),
});

const recordSchema = v.object({
  /** The process that started the emulators and stops them. */
  owner: processSchema,
  /**
   * The owner's ancestors: npm and `scripts/bootstrap.mjs`. If one was killed, Ctrl-C may not reach
   * the run, and the next start ends it.
   */
  launchers: v.array(processSchema),
  /** The owner's descendants, firebase-tools first; empty at the start. */
  processes: v.array(processSchema),
  /** The folder for the temporary files of firebase-tools. */
  temporary: v.nullable(v.string()),
});

/** The record of an emulator run. The next run uses it to clean up. */
export type RunRecord = v.InferOutput<typeof recordSchema>;

const recordFile = join(cacheFolder, 'emulators/run.json');

/** The record of this checkout's run; undefined if missing or unreadable. */
export async function readRunRecord(file = recordFile): Promise<RunRecord | undefined> {
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the record of this run with its processes. It replaces any existing record. */
export async function writeRunRecord(
  resources: Pick<RunRecord, 'processes' | 'temporary'>,
  file = recordFile,
): Promise<void> {
  const temporaryFile = await writeBeside({ ...(await describeSelf()), ...resources }, file);
  await rename(temporaryFile, file);
}

/** Records that this process begins a run; returns false if another run's record exists. */
export async function claimRunRecord(file = recordFile): Promise<boolean> {
  const self = await describeSelf();
  const temporaryFile = await writeBeside({ ...self, processes: [], temporary: null }, file);
  try {
    // A link is atomic, also when two starts coincide.
    await link(temporaryFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/** Removes the record if it is unreadable or of the given owner, by default this process. */
export async function removeRunRecord(ownerPid = process.pid, file = recordFile): Promise<void> {
  const record = await readRunRecord(file);
  if (record === undefined || record.owner.pid === ownerPid) await rm(file, { force: true });
}

/** Whether this checkout's emulators run; another checkout's do not count. */
export async function isSuiteRunning(): Promise<boolean> {
  const suite = (await readRunRecord())?.processes[0];
  return suite !== undefined && (await isRunning(suite));
}

/** Writes a record into a new file beside `file`, and returns the path of the new file. */
async function writeBeside(record: RunRecord, file: string): Promise<string> {
  const path = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(path, JSON.stringify(record));
  return path;
}

async function describeSelf(): Promise<Pick<RunRecord, 'owner' | 'launchers'>> {
  const processesByPid = new Map((await listProcesses()).map((item) => [item.pid, item]));
  const owner = processesByPid.get(process.pid);
  if (owner === undefined) throw new Error('This process is missing from the list of processes.');
  const launchers: Process[] = [];
  for (
    let ancestor = processesByPid.get(owner.parent);
    ancestor;
    ancestor = processesByPid.get(ancestor.parent)
  ) {
    if (!/bootstrap\.mjs|npm-cli\.js|^npm /u.test(await readCommand(ancestor.pid))) break;
    launchers.push(ancestor);
  }
  return { owner, launchers };
}
