import { getStorage } from 'firebase-admin/storage';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { adminApp } from './admin.ts';

process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= '127.0.0.1:9199';

interface Fields {
  readonly id?: string;
  readonly collection?: string;
  readonly image?: Uint8Array;
  /** What the visitor's computer calls the file, and what it takes it for. */
  readonly name?: string;
  readonly type?: string;
}

/** The form an upload sends (specification, section 7). */
export function uploadForm({
  id,
  collection,
  image,
  name = 'photo.jpg',
  type = '',
}: Fields): FormData {
  const form = new FormData();
  if (id !== undefined) form.set('id', id);
  if (collection !== undefined) form.set('collection', collection);
  if (image) form.set('image', new Blob([new Uint8Array(image)], { type }), name);
  return form;
}

/** The names of all stored objects. */
export async function listObjects(): Promise<string[]> {
  const [files] = await getStorage(adminApp()).bucket(demoBucket).getFiles();
  return files.map(({ name }) => name).sort();
}

/** Takes what a test has uploaded out again. */
export async function removeObjects(prefix: string): Promise<void> {
  await getStorage(adminApp()).bucket(demoBucket).deleteFiles({ prefix });
}
