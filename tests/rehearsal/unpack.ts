import { gunzipSync, inflateRawSync } from 'node:zlib';

/** The files of a zip archive, by their paths, in the order of its directory. */
export function unzip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const isPacked = zip.readUInt16LE(entry + 10) !== 0;
    const size = zip.readUInt32LE(entry + 20);
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength);
    // Each file has a header of its own before it, whose extra field may differ.
    const file = zip.readUInt32LE(entry + 42);
    const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const content = zip.subarray(start, start + size);
    files.set(name, isPacked ? inflateRawSync(content) : content);
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** A body, also of a file that Hosting is sent packed. */
export const unpack = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;

/** A body as text. */
export const textOf = (body: Buffer): string => unpack(body).toString('utf8');
