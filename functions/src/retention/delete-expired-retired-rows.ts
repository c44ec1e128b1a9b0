import { logger } from 'firebase-functions';
import type { Firestore } from '../store/database.ts';
import { deleteImage, type ImageBucket } from '../store/images.ts';
import { removePictureFromIssues } from '../store/published-issues.ts';
import { isImageInUse, listRowImages } from '../store/row-images.ts';
import { listExpiredRows, type ExpiredRow } from '../store/retired-rows.ts';

/**
 * Deletes the pictures that a retired row has or had, unless another row uses them. Also removes
 * them from the published issues.
 */
async function deleteRowImages(db: Firestore, bucket: ImageBucket, row: ExpiredRow) {
  for (const imageURL of await listRowImages(db, row)) {
    if (await isImageInUse(db, imageURL, row)) continue;
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
