import { randomUUID } from 'node:crypto';
import type { GoogleApi } from './google-api.ts';
import { GoogleError } from './google-error.ts';

interface NewObject {
  readonly bucket: string;
  readonly objectPath: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Stores an object in a bucket. An existing object is not overwritten.
 *
 * @returns whether the object is new
 * @throws GoogleError
 */
export async function uploadObject(google: GoogleApi, object: NewObject): Promise<boolean> {
  const { bucket, objectPath, bytes, contentType, cacheControl, metadata } = object;
  const boundary = randomUUID();
  const makePartHeader = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const description = { name: objectPath, contentType, cacheControl, metadata };
  const head = `${makePartHeader('application/json')}${JSON.stringify(description)}\r\n${makePartHeader(contentType)}`;
  try {
    await google.send(
      `POST storage upload/storage/v1/b/${bucket}/o?uploadType=multipart&ifGenerationMatch=0&name=${encodeURIComponent(objectPath)}`,
      undefined,
      {
        contentType: `multipart/related; boundary=${boundary}`,
        bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      },
    );
    return true;
  } catch (error) {
    if (error instanceof GoogleError && error.status === 412) return false;
    throw error;
  }
}
