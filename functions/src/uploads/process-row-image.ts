import type { ImageFolder } from '@club/domain/images/own-image';
import { removeImageFields } from '@club/domain/take-down';
import { bucket, firestore } from '../store/admin.ts';
import { type DocumentSnapshot, Timestamp } from '../store/database.ts';
import { deleteImage, isMissingObject } from '../store/images.ts';
import { isWriteConflict } from '../store/retry-writes.ts';
import { isTakenDown } from '../store/taken-down-images.ts';
import { processImage } from './process-image.ts';
import { isOwnImage } from './require-own-image.ts';

/**
 * Processes the image of a changed row. An image that staff have taken down is removed: a save may
 * have begun before the take-down, and the console may store any address.
 */
export async function processRowImage(folder: ImageFolder, row: DocumentSnapshot): Promise<void> {
  const imageURL: unknown = row.get('imageURL');
  if (!isOwnImage(folder, imageURL)) return;
  if (!(await isTakenDown(firestore(), imageURL))) {
    await processImage(bucket(), imageURL).catch((error: unknown) => {
      // Staff may take the image down meanwhile. The row then has another event.
      if (!isMissingObject(error)) throw error;
    });
    return;
  }
  await deleteImage(bucket(), imageURL);
  const changes = { ...removeImageFields(folder), updatedAt: Timestamp.now() };
  const precondition = row.updateTime ? { lastUpdateTime: row.updateTime } : {};
  await row.ref.update(changes, precondition).catch((error: unknown) => {
    // A newer write of the row has its own event.
    if (!isWriteConflict(error)) throw error;
  });
}
