import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './prepare-first-content.ts';
import { listVariants, renderPicture } from './pictures.ts';

const cacheFolder = join(import.meta.dirname, '../../.cache/first-pictures');

/** The code that renders and encodes the pictures. */
const renderingFiles = ['pictures.ts', '../../functions/src/uploads/render-variants.ts'];

/**
 * Makes a key that changes with the artwork, the list of its variants, `renderingFiles`, and the
 * versions of sharp and its encoders.
 */
export async function makeCacheKey(
  picture: Picture,
  artworkPath: string,
  versions = sharp.versions,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(artworkPath));
  for (const file of renderingFiles) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash
    .update(JSON.stringify([listVariants(picture), versions]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Renders all variants of a picture, or reads them from the cache. AVIF is slow to encode, and
 * every test run loads all pictures.
 *
 * @returns the bytes in the order of `listVariants`
 */
export async function renderCachedPicture(
  picture: Picture,
  artworkPath: string,
): Promise<readonly Buffer[]> {
  const key = await makeCacheKey(picture, artworkPath);
  const paths = listVariants(picture).map((_, index) => join(cacheFolder, `${key}-${index}`));
  const cachedFiles = await Promise.all(paths.map((path) => readFile(path).catch(() => undefined)));
  const cachedBytes = cachedFiles.flatMap((bytes) => bytes ?? []);
  if (cachedBytes.length === paths.length) return cachedBytes;
  const renderedFiles = await renderPicture(picture, artworkPath);
  await mkdir(cacheFolder, { recursive: true });
  for (const [index, bytes] of renderedFiles.entries()) {
    const path = join(cacheFolder, `${key}-${index}`);
    // The file gets its name only when it is complete. The temporary name has the process id. So
    // two runs at once do not write into the same file.
    const temporaryPath = `${path}.${process.pid}`;
    await writeFile(temporaryPath, bytes);
    await rename(temporaryPath, path);
  }
  return renderedFiles;
}
