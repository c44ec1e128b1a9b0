import { listImageFiles } from '@club/domain/images/image-variants';
import { findImagePath } from '@club/domain/content/image-folders';
import {
  imageCacheControl,
  type ImageFolder,
  processedMetadata,
} from '@club/domain/images/own-image';
import { logger } from 'firebase-functions';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** A file of an image to publish. Each variant of the image is one file. */
export interface ImageFile {
  readonly path: `${ImageFolder}/${string}`;
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** The parts of a Cloud Storage bucket that this file uses. */
export interface ImageBucket {
  readonly name: string;
  file(path: string): {
    exists(): Promise<[boolean, ...unknown[]]>;
    save(bytes: Buffer, options: object): Promise<unknown>;
    delete(options: object): Promise<unknown>;
  };
}

/** How long Storage may take for all variants of one image. */
const storeTimeoutMs = 15_000;

const saveFile = (bucket: ImageBucket, { path, bytes, contentType }: ImageFile) =>
  bucket.file(path).save(bytes, {
    resumable: false,
    // An upload never overwrites a file.
    preconditionOpts: { ifGenerationMatch: 0 },
    metadata: {
      contentType,
      cacheControl: imageCacheControl,
      // Visitors may read it once a row shows it.
      metadata: processedMetadata.private,
    },
  });

const preconditionFailed = 412;

/** Whether a file was not saved because another one has its path. */
const isPathTaken = (save: PromiseSettledResult<unknown> | undefined): boolean =>
  save?.status === 'rejected' &&
  save.reason instanceof Error &&
  'code' in save.reason &&
  save.reason.code === preconditionFailed;

/**
 * Deletes the stored files of an image after all its writes have ended or timed out. It leaves the
 * files of another upload for the same row in the same second. Those have the same paths.
 */
async function removeFiles(
  bucket: ImageBucket,
  files: readonly ImageFile[],
  saves: Promise<unknown>[],
) {
  const settledSaves = await withTimeout(Promise.allSettled(saves)).catch(() => undefined);
  const ownFiles = files.filter((_, index) => !isPathTaken(settledSaves?.[index]));
  const removals = ownFiles.map(({ path }) => bucket.file(path).delete({ ignoreNotFound: true }));
  const results = await Promise.allSettled(removals);
  const remainingFiles = ownFiles.filter((_, index) => results[index]?.status === 'rejected');
  if (remainingFiles.length > 0)
    logger.error('images left behind', { paths: remainingFiles.map(({ path }) => path) });
}

/** Whether an error of Storage means that the object does not exist. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 404;

/** Whether a file name already exists. */
export async function isNameTaken(bucket: ImageBucket, path: ImageFile['path']): Promise<boolean> {
  const [exists] = await withTimeout(bucket.file(path).exists());
  return exists;
}

/**
 * Stores all files of one image. When one fails, it deletes all of them.
 *
 * @throws ApiProblem `unavailable`
 */
export async function storeImageFiles(
  bucket: ImageBucket,
  files: readonly ImageFile[],
  timeoutMs = storeTimeoutMs,
): Promise<void> {
  const saves = files.map((file) => saveFile(bucket, file));
  try {
    await withTimeout(Promise.all(saves), timeoutMs);
  } catch (error) {
    logger.error('image not stored', { kind: error instanceof Error ? error.name : typeof error });
    await removeFiles(bucket, files, saves);
    throw new ApiProblem('unavailable');
  }
}

/**
 * Deletes all variants of an image. Does nothing for an address outside the bucket, or for files
 * that are already deleted.
 *
 * @param imageURL the image's address in a row
 * @throws any error of Storage; a retry deletes the remaining files
 */
export async function deleteImage(bucket: ImageBucket, imageURL: string): Promise<void> {
  const path = findImagePath(bucket.name, imageURL);
  if (path === undefined) return;
  const deletions = listImageFiles(path).map((file) =>
    bucket.file(file).delete({ ignoreNotFound: true }),
  );
  await withTimeout(Promise.all(deletions), storeTimeoutMs);
}
