import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { PlainError } from './plain-error.ts';

/** Written last by the hub, so a folder that has it is a whole export. */
export const metadata = 'firebase-export-metadata.json';

const list = 'saved-files.json';
const listSchema = v.record(v.string(), v.string());

/** The save before the last one. */
export const earlierOf = (folder: string): string => `${folder}-earlier`;

/** Whether a folder holds something that a suite saved. */
export function hasSavedData(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Writes down the sum of every file of a save, so that a broken one is found before it is loaded. */
export async function writeFileList(folder: string): Promise<void> {
  await writeFile(join(folder, list), JSON.stringify(await sumFiles(folder), null, 2));
}

/** The sum of every file that a save should hold; undefined where nothing says it. */
export async function listFiles(
  folder: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    return v.parse(listSchema, JSON.parse(await readFile(join(folder, list), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Checks that a save is as it was written.
 *
 * @throws PlainError that says what to do when it is not.
 */
export async function requireWholeSave(folder: string): Promise<void> {
  const fault = await findFault(folder);
  if (fault === undefined) return;
  const earlier = earlierOf(folder);
  const way = hasSavedData(earlier)
    ? `"npm run reset -- earlier" goes back to the save of ${await timeOf(earlier)}, `
    : '';
  throw new PlainError(
    `The data in ${folder} cannot be loaded, ${fault}: ${way}"npm run reset" begins anew with the demo content.`,
  );
}

async function findFault(folder: string): Promise<string | undefined> {
  const wanted = await listFiles(folder);
  if (wanted === undefined) {
    // What was saved before there were lists has none: its metadata is all that can be looked at.
    const isOlder = !existsSync(join(folder, list)) && (await isJson(join(folder, metadata)));
    return isOlder ? undefined : `its list of files (${list}) cannot be read`;
  }
  const found = await sumFiles(folder);
  const broken = Object.keys(wanted).find((name) => wanted[name] !== found[name]);
  if (broken === undefined) return undefined;
  return found[broken] === undefined
    ? `its file ${broken} is missing`
    : `its file ${broken} is not as it was saved`;
}

async function isJson(path: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(path, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

async function sumFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== list)
    .map((entry) => join(entry.parentPath, entry.name));
  const sums = await Promise.all(
    paths.map(async (path) => {
      const sum = createHash('sha256').update(await readFile(path));
      return [relative(folder, path), sum.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(sums);
}

async function timeOf(folder: string): Promise<string> {
  const { mtime } = await stat(join(folder, list)).catch(() => stat(folder));
  return mtime.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false });
}
