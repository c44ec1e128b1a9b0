import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './project.ts';

/** The process that this checkout's suite runs in: another clone's emulators are not ours to clear. */
const file = join(cache, 'emulators/suite.pid');

/** Notes that the suite runs in a process. */
export async function noteSuite(pid: number): Promise<void> {
  await writeFile(file, String(pid));
}

/** Notes that the suite has stopped. */
export async function forgetSuite(): Promise<void> {
  await rm(file, { force: true });
}

/** Whether this checkout's suite is running. */
export async function isSuiteRunning(): Promise<boolean> {
  if (!existsSync(file)) return false;
  try {
    // Signal 0 only asks whether the process is there.
    return process.kill(Number(await readFile(file, 'utf8')), 0);
  } catch {
    return false;
  }
}
