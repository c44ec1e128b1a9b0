import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** The folder of the production build. */
export const distFolder = join(root, 'web/dist-production');

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** Gets a chunk by its key in Vite's manifest: mostly the path of a source file. */
export function getChunk(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no ${key}`);
  return chunk;
}

/** The keys of the chunks in Vite's manifest. */
export const chunkKeys: readonly string[] = Object.keys(manifest);

/** Collects these chunks and all that they import statically. */
export function collectImports(keys: Iterable<string>, foundKeys = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (foundKeys.has(key)) continue;
    foundKeys.add(key);
    collectImports(getChunk(key).imports ?? [], foundKeys);
  }
  return foundKeys;
}

/** The chunks of the entry script. */
export const entryChunks = collectImports(['index.html']);

/** Collects these chunks, and all that they can load later. */
export function collectReachable(keys: Iterable<string>): Set<string> {
  const reachableKeys = collectImports(keys);
  for (const key of reachableKeys) {
    // The entry can load every page, so its dynamic imports do not count.
    if (entryChunks.has(key)) continue;
    // The loop also visits the keys that are added here.
    collectImports(getChunk(key).dynamicImports ?? [], reachableKeys);
  }
  return reachableKeys;
}

const readBuiltFile = (file: string): Buffer => readFileSync(join(distFolder, file));

const sizesByFile = new Map<string, number>();

/** Returns the size of a file in KiB, compressed for the network. */
function getCompressedSize(file: string): number {
  // A font is already compressed.
  const compress = (bytes: Buffer) => (file.endsWith('.woff2') ? bytes : brotliCompressSync(bytes));
  const size = sizesByFile.get(file) ?? compress(readBuiltFile(file)).length / 1024;
  sizesByFile.set(file, size);
  return size;
}

const collectFiles = (keys: Iterable<string>, listFiles: (chunk: Chunk) => readonly string[]) => [
  ...new Set([...keys].flatMap((key) => listFiles(getChunk(key)))),
];

/** Lists the files of chunks, by type. */
export const chunkFiles = {
  scripts: (keys: Iterable<string>) =>
    collectFiles(keys, (one) => (one.file.endsWith('.js') ? [one.file] : [])),
  styles: (keys: Iterable<string>) => collectFiles(keys, (one) => one.css ?? []),
  fonts: (keys: Iterable<string>) =>
    collectFiles(keys, (one) => (one.assets ?? []).filter((asset) => asset.endsWith('.woff2'))),
};

/** Sums the compressed sizes of files in KiB. */
export const sumSizes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + getCompressedSize(file), 0);

/** Reads the code of these chunks. */
export const readCode = (keys: Iterable<string>): string =>
  chunkFiles
    .scripts(keys)
    .map((file) => readBuiltFile(file).toString('utf8'))
    .join('\n');
