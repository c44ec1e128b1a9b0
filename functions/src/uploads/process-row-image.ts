import type { ImageFolder } from '@club/domain/images/own-image';
import { getTakeDownChanges } from '@club/domain/take-down';
import { bucket, firestore } from '../store/admin.ts';
import { type DocumentSnapshot, Timestamp } from '../store/database.ts';
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
  await firestore().runTransaction(async (transaction) => {
    // The row may have got another image meanwhile.
    const currentRow = await transaction.get(row.ref);
    if (currentRow.get('imageURL') !== imageURL) return;
    transaction.update(row.ref, { ...getTakeDownChanges(folder), updatedAt: Timestamp.now() });
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
