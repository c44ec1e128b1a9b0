import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../web/dist');

/**
 * Finds the built file of a source file, and returns its path in the build's folder.
 *
 * @param sourcePath the path of the source file in `web`
 * @param folder the build's folder
 * @throws Error if the build has no such file
 */
export function findBuiltFile(sourcePath: string, folder = dist): string {
  const manifestPath = join(folder, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[sourcePath];
  if (!chunk) throw new Error(`The built site has no ${sourcePath}`);
  return chunk.file;
}
