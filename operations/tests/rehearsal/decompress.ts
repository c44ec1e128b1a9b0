import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Unpacks the files of a zip archive, by path. */
export const unzip = (zip: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));

/** Decompresses a body if it is gzipped, as files for Hosting are. */
export const decompress = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;

/** Decompresses a body if it is gzipped, and returns its text. */
export const readText = (body: Buffer): string => decompress(body).toString('utf8');
