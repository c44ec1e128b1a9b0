import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../project.ts';
import { artworkFolder, type DemoFile, type DemoImage, renderFile } from './images.ts';

const folder = join(cache, 'demo-images');

/** Changes with the artworkFolder, and with how it is drawn. */
async function keyOf({ id }: DemoImage, file: DemoFile): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL(`${id}.svg`, artworkFolder)));
  hash.update(await readFile(new URL('images.ts', import.meta.url)));
  return hash.update(JSON.stringify(file)).digest('hex').slice(0, 16);
}

/**
 * Renders one size of an image, or reads it from the cache. AVIF is slow, and every test run loads
 * all images.
 */
export async function renderCachedFile(image: DemoImage, file: DemoFile): Promise<Buffer> {
  const path = join(folder, await keyOf(image, file));
  const cachedBytes = await readFile(path).catch(() => undefined);
  if (cachedBytes) return cachedBytes;
  const bytes = await renderFile(image, file);
  await mkdir(folder, { recursive: true });
  // Never half a file, should the run be interrupted.
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
  return bytes;
}
