import { getStorage } from 'firebase-admin/storage';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getAdminApp } from './admin.ts';

process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= '127.0.0.1:9199';

interface UploadFields {
  readonly id?: string;
  readonly collection?: string;
  readonly image?: Uint8Array;
  /** The file's name and type, as the browser sends them. */
  readonly name?: string;
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
  const [files] = await getStorage(getAdminApp()).bucket(demoBucket).getFiles();
  return files.map(({ name }) => name).sort();
}

/** Deletes a test's uploads. */
export async function removeObjects(prefix: string): Promise<void> {
  await getStorage(getAdminApp()).bucket(demoBucket).deleteFiles({ prefix });
}
