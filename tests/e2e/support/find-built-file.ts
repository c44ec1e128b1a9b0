import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../web/dist');

/**
 * Finds the built file of a source file.
 *
 * @param name the path of the source file in `web`
 * @param folder the folder of the build
 * @throws Error if the build has no such file
 */
export function findBuiltFile(name: string, folder = dist): string {
  const manifestPath = join(folder, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[name];
  if (!chunk) throw new Error(`The built site has no ${name}`);
  return chunk.file;
}
