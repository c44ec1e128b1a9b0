import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from './plain-error.ts';
import { addressOf, cache } from './project.ts';

/** Written last by the hub, so a folder that has it is whole. */
const metadata = 'firebase-export-metadata.json';

/** Whether a folder holds data that a suite saved. */
export function hasSavedData(folder: string): boolean {
  return existsSync(join(folder, metadata));
}

/** Saves the running emulators' data into a folder, which keeps what it had if that fails. */
export async function saveData(folder: string): Promise<void> {
  const fresh = join(cache, 'export');
  const old = join(cache, 'export-before');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const response = await fetch(`${addressOf('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'exit' }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  if (!response?.ok || !hasSavedData(fresh)) {
    throw new PlainError(
      `What was edited could not be saved, ${folder} has what the last run saved: see .cache/emulators/firebase-tools.log.`,
    );
  }
  await rm(old, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}
