import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** The folder of the built site for production. */
export const dist = join(root, 'web/dist-production');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

/** One part of the bundle by its name in Vite's manifest. */
export function chunk(name: string): Chunk {
  const namedChunk = manifest[name];
  if (!namedChunk) throw new Error(`The bundle has no ${name}`);
  return namedChunk;
}

/** The names of the chunks in Vite's manifest. */
export const chunkNames: readonly string[] = Object.keys(manifest);

/** These parts of the bundle and all that they import. */
export function closure(names: Iterable<string>, foundNames = new Set<string>()): Set<string> {
  for (const name of names) {
    if (foundNames.has(name)) continue;
    foundNames.add(name);
    closure(chunk(name).imports ?? [], foundNames);
  }
  return foundNames;
}

/** The site's own script. It may fetch every page, so its dynamic imports are not a page's. */
export const entry = closure(['index.html']);

/** These parts, and all that they may fetch later. `without` is never followed. */
export function reachable(names: Iterable<string>, without: readonly string[] = []): Set<string> {
  const reachableNames = closure(names);
  for (const name of reachableNames) {
    if (entry.has(name)) continue;
    const more = (chunk(name).dynamicImports ?? []).filter((one) => !without.includes(one));
    // A set that grows is walked to its end.
    closure(more, reachableNames);
  }
  return reachableNames;
}

const file = (name: string): Buffer => readFileSync(join(dist, name));

const weights = new Map<string, number>();

/** Kilobytes of a file as it goes over the network. */
function compressedSize(name: string): number {
  // A font is compressed already.
  const goesOut = (bytes: Buffer) => (name.endsWith('.woff2') ? bytes : brotliCompressSync(bytes));
  const weight = weights.get(name) ?? goesOut(file(name)).length / 1024;
  weights.set(name, weight);
  return weight;
}

const unique = (names: Iterable<string>, of: (chunk: Chunk) => readonly string[]) => [
  ...new Set([...names].flatMap((name) => of(chunk(name)))),
];

/** The files of one kind that parts of the bundle come in. */
export const filesOf = {
  scripts: (names: Iterable<string>) =>
    unique(names, (one) => (one.file.endsWith('.js') ? [one.file] : [])),
  styles: (names: Iterable<string>) => unique(names, (one) => one.css ?? []),
  fonts: (names: Iterable<string>) =>
    unique(names, (one) => (one.assets ?? []).filter((asset) => asset.endsWith('.woff2'))),
};

/** Kilobytes of several files together. */
export const weigh = (files: readonly string[]): number =>
  files.reduce((sum, name) => sum + compressedSize(name), 0);

/** The code of these parts. */
export const textOf = (names: Iterable<string>): string =>
  filesOf
    .scripts(names)
    .map((name) => file(name).toString('utf8'))
    .join('\n');
