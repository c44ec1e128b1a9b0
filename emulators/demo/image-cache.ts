import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../project.ts';
import { artworkFolder, type DemoFile, type DemoImage, renderFile } from './images.ts';

const folder = join(cache, 'demo-images');

/** Makes a key that changes with the artwork, and with the code that renders it. */
async function makeCacheKey({ id }: DemoImage, file: DemoFile): Promise<string> {
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
  const path = join(folder, await makeCacheKey(image, file));
  const cachedBytes = await readFile(path).catch(() => undefined);
  if (cachedBytes) return cachedBytes;
  const bytes = await renderFile(image, file);
  await mkdir(folder, { recursive: true });
  // Renamed only when complete, so that an interrupted run leaves no partial file.
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
  return bytes;
}
