import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** The folder of the production build. */
export const distFolder = join(root, 'web/dist-production');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** Gets a chunk by its name in Vite's manifest. */
export function getChunk(name: string): Chunk {
  const namedChunk = manifest[name];
  if (!namedChunk) throw new Error(`The bundle has no ${name}`);
  return namedChunk;
}

/** The names of the chunks in Vite's manifest. */
export const chunkNames: readonly string[] = Object.keys(manifest);

/** Collects these chunks and all that they import statically. */
export function collectImports(
  names: Iterable<string>,
  foundNames = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (foundNames.has(name)) continue;
    foundNames.add(name);
    collectImports(getChunk(name).imports ?? [], foundNames);
  }
  return foundNames;
}

/** The chunks of the entry script. */
export const entryChunks = collectImports(['index.html']);

/** Collects these chunks, and all that they can load later, except through `excludedNames`. */
export function collectReachable(
  names: Iterable<string>,
  excludedNames: readonly string[] = [],
): Set<string> {
  const reachableNames = collectImports(names);
  for (const name of reachableNames) {
    // The entry can load every page, so its dynamic imports do not count.
    if (entryChunks.has(name)) continue;
    const dynamicNames = (getChunk(name).dynamicImports ?? []).filter(
      (one) => !excludedNames.includes(one),
    );
    // The loop also visits the names that are added here.
    collectImports(dynamicNames, reachableNames);
  }
  return reachableNames;
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

const collectFiles = (names: Iterable<string>, listFiles: (chunk: Chunk) => readonly string[]) => [
  ...new Set([...names].flatMap((name) => listFiles(getChunk(name)))),
];

/** Lists the files of chunks, by type. */
export const chunkFiles = {
  scripts: (names: Iterable<string>) =>
    collectFiles(names, (one) => (one.file.endsWith('.js') ? [one.file] : [])),
  styles: (names: Iterable<string>) => collectFiles(names, (one) => one.css ?? []),
  fonts: (names: Iterable<string>) =>
    collectFiles(names, (one) => (one.assets ?? []).filter((asset) => asset.endsWith('.woff2'))),
};

/** Sums the compressed sizes of files in KiB. */
export const sumSizes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + getCompressedSize(file), 0);

/** Reads the code of these chunks. */
export const readCode = (names: Iterable<string>): string =>
  chunkFiles
    .scripts(names)
    .map((file) => readBuiltFile(file).toString('utf8'))
    .join('\n');
