import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error.ts';
import { getEmulatorAddress, cacheFolder } from './project.ts';
import {
  getEarlierFolder,
  hasSavedData,
  readChecksums,
  metadataFile,
  writeChecksums,
} from './save-checksums.ts';

/** Where the hub exports to, before the folder is renamed. */
const exportFolder = join(cacheFolder, 'export');

/**
 * Saves the running emulators' data into a folder.
 *
 * @throws CommandError if the export fails. The last save then stays in place.
 */
export async function saveData(folder: string): Promise<void> {
  await rm(exportFolder, { recursive: true, force: true });
  await mkdir(exportFolder, { recursive: true });
  const response = await fetch(`${getEmulatorAddress('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: exportFolder, initiatedBy: 'exit' }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok || !existsSync(join(exportFolder, metadataFile))) {
    throw new CommandError(
      `What was edited could not be saved, ${folder} has what was saved before: see .cache/emulators/firebase-tools.log.`,
    );
  }
  await writeChecksums(exportFolder);
  await replaceSave(exportFolder, folder);
}

/**
 * Moves an export into `folder`. The save that was there becomes the earlier save. Folders are only
 * renamed, so a crash leaves no partial folder.
 */
export async function replaceSave(exportedFolder: string, folder: string): Promise<void> {
  const earlier = getEarlierFolder(folder);
  const oldest = `${exportedFolder}-oldest`;
  await rm(oldest, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (hasSavedData(folder)) {
    if (existsSync(earlier)) await rename(earlier, oldest);
    await rename(folder, earlier);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(exportedFolder, folder);
  await rm(oldest, { recursive: true, force: true });
}

/** Finishes a save that was interrupted between two renames, or restores the earlier save. */
export async function recoverSavedData(
  folder: string,
  exportedFolder = exportFolder,
): Promise<void> {
  if (hasSavedData(folder) || !hasSavedData(getEarlierFolder(folder))) return;
  // The checksums are written last, so an export that has them is complete.
  const isComplete = (await readChecksums(exportedFolder)) !== undefined;
  await rename(isComplete ? exportedFolder : getEarlierFolder(folder), folder);
}

/** Removes all that was saved, also the earlier save. */
export async function removeSavedData(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rm(getEarlierFolder(folder), { recursive: true, force: true });
}

/** Restores the earlier save; returns false if there is none. */
export async function restoreEarlierSave(folder: string): Promise<boolean> {
  if (!hasSavedData(getEarlierFolder(folder))) return false;
  await rm(folder, { recursive: true, force: true });
  await rename(getEarlierFolder(folder), folder);
  return true;
}
