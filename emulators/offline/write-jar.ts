import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

/**
 * Writes a jar that runs `mainClass`. That class is one of the jar's own entries, or in the jar
 * `library`. Entries are uncompressed, since they are small.
 */
export async function writeJar(
  path: string,
  { mainClass, library, entries = [] }: JarContent,
): Promise<void> {
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`];
  manifest.push(`Class-Path: ${pathToFileURL(library).href}`);
  const manifestText = manifest.map((line) => `${foldLine(line)}\r\n`).join('') + '\r\n';
  const files = [{ name: 'META-INF/MANIFEST.MF', content: Buffer.from(manifestText) }, ...entries];
  const contents = Object.fromEntries(files.map(({ name, content }) => [name, content]));
  // With a fixed date, the format's oldest, the same input makes the same bytes.
  const zip = zipSync(contents, { level: 0, mtime: new Date(1980, 0, 1) });
  await mkdir(dirname(path), { recursive: true });
  // The rename prevents the next run from finding a partial jar.
  await writeFile(`${path}.part`, zip);
  await rename(`${path}.part`, path);
}

interface JarEntry {
  name: string;
  content: Buffer;
}

interface JarContent {
  mainClass: string;
  library: string;
  entries?: readonly JarEntry[];
}

/** A manifest's line has at most 72 bytes, with its line break. The rest follows after a space. */
function foldLine(line: string): string {
  const parts = [line.slice(0, 70)];
  for (let start = 70; start < line.length; start += 69) parts.push(line.slice(start, start + 69));
  return parts.join('\r\n ');
}
