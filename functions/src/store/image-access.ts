import { listImageFiles } from '@club/domain/images/image-variants';
import { findImagePath } from '@club/domain/content/image-folders';
import { processedMetadata } from '@club/domain/images/own-image';
import type { Firestore } from 'firebase-admin/firestore';
import { findShownImages } from './image-uses.ts';
import { isMissingObject } from './images.ts';

/** The parts of a stored file's metadata that decide who may read it and when it may be deleted. */
export interface FileMetadata {
  readonly timeCreated?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** The parts of a Cloud Storage bucket that this file uses. */
export interface AccessBucket {
  readonly name: string;
  file(path: string): {
    getMetadata(): Promise<[FileMetadata, ...unknown[]]>;
    setMetadata(options: object): Promise<unknown>;
  };
}

async function setFileAccess(
  imageBucket: AccessBucket,
  path: string,
  access: 'public' | 'private',
): Promise<boolean> {
  const file = imageBucket.file(path);
  try {
    const [{ metadata }] = await file.getMetadata();
    const mark = metadata?.['processed'];
    // An image that is not re-encoded yet stays unreadable.
    if (mark === undefined || mark === processedMetadata[access].processed) return false;
    // Someone may have copied the download token from the row, and the rules do not limit tokens.
    const tokens = access === 'private' ? { firebaseStorageDownloadTokens: null } : {};
    await file.setMetadata({ metadata: { ...processedMetadata[access], ...tokens } });
    return true;
  } catch (error) {
    if (isMissingObject(error)) return false;
    throw error;
  }
}

/** Sets who may read all files of an image. Returns whether that changed any. */
export async function setImageAccess(
  imageBucket: AccessBucket,
  path: string,
  access: 'public' | 'private',
): Promise<boolean> {
  const changes = listImageFiles(path).map((file) => setFileAccess(imageBucket, file, access));
  return (await Promise.all(changes)).includes(true);
}

/** One run reads the rows at most this many times. A later change of a row starts its own run. */
const maxRounds = 3;

/**
 * Does what `updateImageAccess` does, for an image given by the path of its original.
 *
 * @throws any error of Firestore or Storage; a retry starts again
 */
export async function updatePathAccess(
  db: Firestore,
  imageBucket: AccessBucket,
  path: string,
): Promise<void> {
  // Another save may change a row meanwhile, so the rows are read again after a change.
  for (let round = 0; round < maxRounds; round += 1) {
    const access = (await findShownImages(db)).has(path) ? 'public' : 'private';
    if (!(await setImageAccess(imageBucket, path, access))) return;
  }
}

/**
 * Lets visitors read an image if they see a row or an issue with it, and otherwise only staff, by
 * the API. Does nothing for an address that is not an image's in the bucket.
 *
 * @param address the `imageURL` of a row, which may be malformed
 * @throws any error of Firestore or Storage; a retry starts again
 */
export async function updateImageAccess(
  db: Firestore,
  imageBucket: AccessBucket,
  address: unknown,
): Promise<void> {
  const path = findImagePath(imageBucket.name, address);
  if (path !== undefined) await updatePathAccess(db, imageBucket, path);
}
