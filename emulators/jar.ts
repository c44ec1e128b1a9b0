import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar that starts `mainClass`, found in the jar's own entries or in the jar `library`.
 * Entries are stored uncompressed: a few kilobytes that only this machine reads.
 */
export async function writeJar(
  path: string,
  { mainClass, library, entries = [] }: JarContent,
): Promise<void> {
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`];
  manifest.push(`Class-Path: ${pathToFileURL(library).href}`);
  const text = manifest.map((line) => `${fold(line)}\r\n`).join('') + '\r\n';
  const files = [{ name: 'META-INF/MANIFEST.MF', content: Buffer.from(text) }, ...entries];
  await mkdir(dirname(path), { recursive: true });
  // Renamed into place, so that a half-written jar is never found by the next run.
  await writeFile(`${path}.part`, zip(files));
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

/** A manifest's line holds at most 72 bytes; the rest follows after a space. */
function fold(line: string): string {
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(line.slice(at, at + 69));
  return parts.join('\r\n ');
}

function zip(files: readonly JarEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(10, 0); // version needed
    common.writeUInt16LE(0x0800, 2); // names in UTF-8
    common.writeUInt16LE(0x21, 8); // the first of January 1980: the same input, the same bytes
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, end, path);
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(files.length, 4);
  tail.writeUInt16LE(files.length, 6);
  tail.writeUInt32LE(index.length, 8);
  tail.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, index, Buffer.from('PK\x05\x06'), tail]);
}
