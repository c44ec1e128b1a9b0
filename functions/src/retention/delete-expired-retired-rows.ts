import { logger } from 'firebase-functions';
import type { Firestore } from '../store/database.ts';
import { deleteImage, type ImageBucket } from '../store/images.ts';
import { removePictureFromIssues } from '../store/published-issues.ts';
import {
  findExistingRows,
  listHistoryUses,
  listRetiredUses,
  listRowUses,
} from '../store/image-uses.ts';
import { listExpiredRows, type ExpiredRow } from '../store/retired-rows.ts';

/**
 * Deletes the pictures that a retired row has or had, unless another row, retired or not, has one
 * or can get it back from its history. Also removes them from the published issues.
 */
async function deleteRowImages(
  db: Firestore,
  bucket: ImageBucket,
  { collection, id }: ExpiredRow,
): Promise<void> {
  const [rowUses, retiredUses, historyUses] = await Promise.all([
    listRowUses(db),
    listRetiredUses(db),
    listHistoryUses(db),
  ]);
  const ownPath = `${collection}/${id}`;
  const earlierUses = [...retiredUses, ...historyUses];
  const ownUses = earlierUses.filter(({ rowPath }) => rowPath === ownPath);
  const ownImages = new Map(ownUses.map(({ path, imageURL }) => [path, imageURL]));
  const otherUses = earlierUses.filter(
    ({ path, rowPath }) => rowPath !== ownPath && ownImages.has(path),
  );
  // The history of a row that was deleted keeps no picture.
  const existingRows = await findExistingRows(db, otherUses);
  const keptUses = [...rowUses, ...otherUses.filter(({ rowPath }) => existingRows.has(rowPath))];
  const keptImages = new Set(keptUses.map(({ path }) => path));
  for (const [path, imageURL] of ownImages) {
    if (keptImages.has(path)) continue;
    await removePictureFromIssues(db, imageURL);
    await deleteImage(bucket, imageURL);
  }
}

/**
 * Deletes the retired rows that can no longer be restored, with their pictures. A row whose pictures
 * could not be deleted remains until the next run. Returns the number of deleted rows.
 */
export async function deleteExpiredRetiredRows(
  db: Firestore,
  bucket: ImageBucket,
  now: number,
): Promise<number> {
  let count = 0;
  for (const row of await listExpiredRows(db, now)) {
    try {
      await deleteRowImages(db, bucket, row);
      await row.reference.delete();
      count += 1;
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      logger.error('retired row not removed', { row: row.reference.path, kind });
    }
  }
  return count;
}
