import { getObjectPath } from '@club/domain/images/object-path';
import { getBucket } from './bucket.ts';

interface UploadFields {
  readonly id?: string;
  readonly collection?: string;
  readonly image?: Uint8Array;
  /** The image's file name, as the browser sends it. */
  readonly name?: string;
  /** The image's media type, as the browser sends it. */
  readonly type?: string;
}

/** Makes the form of an upload (specification, section 7). */
export function makeUploadForm({
  id,
  collection,
  image,
  name = 'photo.jpg',
  type = '',
}: UploadFields): FormData {
  const form = new FormData();
  if (id !== undefined) form.set('id', id);
  if (collection !== undefined) form.set('collection', collection);
  if (image) form.set('image', new Blob([new Uint8Array(image)], { type }), name);
  return form;
}

/** Lists the names of all stored objects. */
export async function listObjects(): Promise<string[]> {
  const [files] = await getBucket().getFiles();
  return files.map(({ name }) => name).sort();
}

/** Downloads the object of an address, also if visitors cannot read it. */
export async function downloadObject(address: string): Promise<Buffer> {
  const [bytes] = await getBucket().file(getObjectPath(address)).download();
  return bytes;
}

/** Deletes the stored objects whose names begin with `prefix`. */
export async function removeObjects(prefix: string): Promise<void> {
  await getBucket().deleteFiles({ prefix });
}
