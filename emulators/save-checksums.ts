import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** The hub writes this file last, so an export that has it is complete. */
export const metadataFile = 'firebase-export-metadata.json';

const checksumFile = 'saved-files.json';
const checksumSchema = v.record(v.string(), v.string());

/** The folder of the save before the last one. */
export const getEarlierFolder = (folder: string): string => `${folder}-earlier`;

/** Whether a folder has saved data. */
export function hasSavedData(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Writes the checksum of every file of a save, to detect damage. */
export async function writeChecksums(folder: string): Promise<void> {
  await writeFile(
    join(folder, checksumFile),
    JSON.stringify(await computeChecksums(folder), null, 2),
  );
}

/** Reads the checksums that `writeChecksums` wrote; undefined if missing or unreadable. */
export async function readChecksums(
  folder: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    return v.parse(checksumSchema, JSON.parse(await readFile(join(folder, checksumFile), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Checks that a save is undamaged.
 *
 * @throws CommandError with the remedy if it is damaged.
 */
export async function requireIntactSave(folder: string): Promise<void> {
  const fault = await findFault(folder);
  if (fault === undefined) return;
  const earlier = getEarlierFolder(folder);
  const remedy = hasSavedData(earlier)
    ? `"npm run reset -- earlier" goes back to the save of ${await getSaveTime(earlier)}, `
    : '';
  throw new CommandError(
    `The data in ${folder} cannot be loaded, ${fault}: ${remedy}"npm run reset" begins anew with the demo content.`,
  );
}

/** Finds what is wrong with a save, as a part of the error's sentence. */
async function findFault(folder: string): Promise<string | undefined> {
  const savedChecksums = await readChecksums(folder);
  if (savedChecksums === undefined) {
    // Older versions' saves have no checksums, only metadata.
    const isOlderSave =
      !existsSync(join(folder, checksumFile)) && (await isJson(join(folder, metadataFile)));
    return isOlderSave ? undefined : `its list of files (${checksumFile}) cannot be read`;
  }
  const checksums = await computeChecksums(folder);
  const damagedFile = Object.keys(savedChecksums).find(
    (name) => savedChecksums[name] !== checksums[name],
  );
  if (damagedFile === undefined) return undefined;
  return checksums[damagedFile] === undefined
    ? `its file ${damagedFile} is missing`
    : `its file ${damagedFile} is not as it was saved`;
}

async function isJson(path: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(path, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

async function computeChecksums(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== checksumFile)
    .map((entry) => join(entry.parentPath, entry.name));
  const sums = await Promise.all(
    paths.map(async (path) => {
      const sum = createHash('sha256').update(await readFile(path));
      return [relative(folder, path), sum.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(sums);
}

async function getSaveTime(folder: string): Promise<string> {
  const { mtime } = await stat(join(folder, checksumFile)).catch(() => stat(folder));
  return mtime.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false });
}
