import { mkdir, mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { cacheFolder } from './project.ts';

/**
 * Creates a cache folder if it is missing, and checks that it and its direct subfolders can be
 * written.
 *
 * @throws CommandError with the folder that cannot be written and the remedy.
 */
export async function requireWritable(folder: string = cacheFolder): Promise<void> {
  let currentFolder = folder;
  try {
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    for (currentFolder of [folder, ...folders.map(({ name }) => join(folder, name))]) {
      await rmdir(await mkdtemp(join(currentFolder, 'can-write-')));
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${currentFolder} cannot be written (${code}): make it writable ("chmod -R u+w ${folder}"), or remove ${folder}, which is generated again, and start again.`,
    );
  }
}
