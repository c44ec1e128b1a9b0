import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** The files of a zip archive, by their paths. */
export const unzip = (zip: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));

/** A body, also of a file that Hosting is sent packed. */
export const decompress = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;

/** A body as text. */
export const textOf = (body: Buffer): string => decompress(body).toString('utf8');
