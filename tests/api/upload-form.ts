import { getObjectPath } from '@club/domain/images/object-path';
import type { ImageFolder } from '@club/domain/images/own-image';
import { uploadedImageSchema } from '@club/domain/uploaded-image';
import { getStorage, type Storage } from 'firebase-admin/storage';
import sharp from 'sharp';
import * as v from 'valibot';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { repeatLostRequests } from '../../functions/src/store/repeat-lost-requests.ts';
import { getAdminApp } from './admin.ts';
import { callAsStaff } from './identities.ts';

/**
 * Gets the bucket of the Storage emulator. The emulator may close an idle connection at the moment
 * of its next use. So the bucket repeats lost requests.
 */
export const getBucket = (): ReturnType<Storage['bucket']> =>
  repeatLostRequests(getStorage(getAdminApp()).bucket(demoBucket));

/** Makes a PNG of one colour. */
export const makePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();

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

/** Uploads an image for a row: by default, a new PNG. Returns its address. */
export async function uploadImage(
  collection: ImageFolder,
  id: string,
  image?: Uint8Array,
): Promise<string> {
  const body = makeUploadForm({ id, collection, image: image ?? (await makePng(64, 40)) });
  const { json } = await callAsStaff('/api/upload', { method: 'POST', body });
  return v.parse(uploadedImageSchema, json).imageURL;
}

/** Loads an image as a browser does, without its cache. */
export async function loadImage(address: string) {
  const response = await fetch(address, { cache: 'no-store' });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
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
