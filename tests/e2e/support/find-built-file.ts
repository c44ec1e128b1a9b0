import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../../web/dist/.vite/manifest.json');

/**
 * Finds the built file of a source file.
 *
 * @param name the path of the source file in `web`
 * @throws Error if the build has no such file
 */
export function findBuiltFile(name: string): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[name];
  if (!chunk) throw new Error(`The built site has no ${name}`);
  return chunk.file;
}
