import type { ImageFolder } from '@club/domain/images/own-image';
import { getTakeDownChanges } from '@club/domain/take-down';
import { bucket, firestore } from '../store/admin.ts';
import { type DocumentSnapshot, isStaleWrite, Timestamp } from '../store/database.ts';
import { deleteImage, isMissingObject } from '../store/images.ts';
import { updateImageAccess } from '../store/image-access.ts';
import { isTakenDown } from '../store/taken-down-images.ts';
import { processImage } from './process-image.ts';
import { isOwnImage } from './require-own-image.ts';

/** The versions of a row before and after a write. One does not exist after a creation or deletion. */
interface RowChange {
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
}

async function processRowImage(folder: ImageFolder, row: DocumentSnapshot): Promise<void> {
  const imageURL: unknown = row.get('imageURL');
  if (!isOwnImage(folder, imageURL)) return;
  if (!(await isTakenDown(firestore(), imageURL))) {
    await processImage(bucket(), imageURL).catch((error: unknown) => {
      // Staff may take the image down meanwhile. That changes the row, which triggers another event.
      if (!isMissingObject(error)) throw error;
    });
    return;
  }
  await deleteImage(bucket(), imageURL);
  const changes = { ...getTakeDownChanges(folder), updatedAt: Timestamp.now() };
  const condition = row.updateTime ? [{ lastUpdateTime: row.updateTime }] : [];
  // Not a transaction, because its lock would delay the request that takes the image down.
  await row.ref.update(changes, ...condition).catch((error: unknown) => {
    // The row's later version has an event of its own.
    if (!isStaleWrite(error)) throw error;
  });
}

/**
 * Processes the image of a changed row, and updates who may read it and the row's earlier image.
 * Removes an image that staff have taken down, and hides its banner. A row can still get such an
 * image from the console, or from a save that began before the take-down.
 */
export async function updateRowImage(
  folder: ImageFolder,
  { before, after }: RowChange,
): Promise<void> {
  await processRowImage(folder, after);
  const addresses = new Set<unknown>([before.get('imageURL'), after.get('imageURL')]);
  for (const address of addresses) await updateImageAccess(firestore(), bucket(), address);
}
