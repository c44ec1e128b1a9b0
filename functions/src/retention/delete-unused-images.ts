import { dayMs } from '@club/domain/day';
import { toImageName, toOriginalPath } from '@club/domain/images/object-path';
import { isImagePath } from '@club/domain/content/image-folders';
import { imageCollections } from '@club/domain/content/content-types';
import { processedMetadata } from '@club/domain/images/own-image';
import type { Firestore } from '../store/database.ts';
import { type AccessBucket, type FileMetadata, updatePathAccess } from '../store/image-access.ts';
import {
  findShownImages,
  listHistoryUses,
  listIssueUses,
  listRetiredUses,
  listRowUses,
} from '../store/image-uses.ts';

interface StoredFile {
  readonly name: string;
  readonly metadata: FileMetadata;
  delete(options: object): Promise<unknown>;
}

/** The parts of a Cloud Storage bucket that this file uses. */
export interface ListedBucket extends AccessBucket {
  getFiles(options: { readonly prefix: string }): Promise<[StoredFile[], ...unknown[]]>;
}

/** Lists the stored files of images, by the name that all files of an image share. */
async function listImages(bucket: ListedBucket): Promise<ReadonlyMap<string, StoredFile[]>> {
  const folders = imageCollections.map((folder) => `${folder}/`);
  const lists = await Promise.all(folders.map((prefix) => bucket.getFiles({ prefix })));
  const files = lists.flatMap(([list]) => list).filter(({ name }) => isImagePath(name));
  return Map.groupBy(files, ({ name }) => toImageName(name));
}

/** Whether an instant is known, and more than a day ago. A file without one stays. */
const isOlderThanADay = (instant: unknown, now: number) =>
  typeof instant === 'string' && Date.parse(instant) < now - dayMs;

/** Whether the functions found more than a day ago that the file is not an image. */
const isRefused = ({ metadata: { metadata } }: StoredFile, now: number) =>
  metadata?.['processed'] === undefined && isOlderThanADay(metadata?.['refusedAt'], now);

/**
 * Deletes the images that no row, retired row, save or issue names, a day after their upload. Until
 * then staff can still save a row with one. Also deletes files that are not images, a day after the
 * functions found so. Corrects who may read the other images. Returns the number of deleted images.
 *
 * @throws any error of Firestore or Storage; the next run starts again
 */
export async function deleteUnusedImages(
  db: Firestore,
  bucket: ListedBucket,
  now: number,
): Promise<number> {
  const images = await listImages(bucket);
  const uses = await Promise.all([
    listRowUses(db),
    listRetiredUses(db),
    listHistoryUses(db),
    listIssueUses(db),
  ]);
  const usedNames = new Set(uses.flat().map(({ path }) => toImageName(path)));
  // A database without any image was probably just emptied, to restore a backup.
  if (usedNames.size === 0) return 0;
  const shownNames = new Set([...(await findShownImages(db))].map(toImageName));
  let count = 0;
  for (const [name, files] of images) {
    const isUnused =
      !usedNames.has(name) &&
      files.every(({ metadata }) => isOlderThanADay(metadata.timeCreated, now));
    if (isUnused || files.some((file) => isRefused(file, now))) {
      await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
      count += 1;
      continue;
    }
    const { processed } = processedMetadata[shownNames.has(name) ? 'public' : 'private'];
    const isWrong = files.some(({ metadata: { metadata } }) => {
      const mark = metadata?.['processed'];
      return mark !== undefined && mark !== processed;
    });
    if (!isWrong) continue;
    const originals = files.map((file) => toOriginalPath(file.name));
    const paths = new Set(originals.filter((path) => !path.endsWith('.avif')));
    for (const path of paths) await updatePathAccess(db, bucket, path);
  }
  return count;
}
