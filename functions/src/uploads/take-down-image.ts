import { findOriginalPath } from '@club/domain/images/object-path';
import { getTakeDownChanges, type TakeDownResult } from '@club/domain/take-down';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from '../store/activity.ts';
import { bucket, firestore } from '../store/admin.ts';
import {
  findRowsWithImage,
  type ImageRow,
  removeImageFromRetiredRows,
} from '../store/image-uses.ts';
import { deleteImage } from '../store/images.ts';
import { removePictureFromIssues } from '../store/published-issues.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { saveRow } from '../store/rows.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { addTakenDownImage } from '../store/taken-down-images.ts';

/** Removes an image from one row, unless the row has got another image meanwhile. */
function removeImageFromRow({ collection, id }: ImageRow, path: string, staff: Staff) {
  const computeUpdate = ({ imageURL }: { readonly imageURL: string }) =>
    findOriginalPath(imageURL) === path ? getTakeDownChanges(collection) : null;
  return saveRow(collection, id, computeUpdate, { staff, action: 'take-down' });
}

/**
 * Removes an image from the site for good. It removes the image from every row, retired rows
 * included, and from the issues on the site. It removes all variants of the image from Storage.
 * Banners with the image are hidden, which updates the hero.
 *
 * The image is first added to the collection of taken-down images. A save that began earlier may
 * still store the image afterwards. The triggers of the rows then remove it again.
 *
 * @throws ApiProblem `invalid-body` for an address that is not an image's
 */
export async function takeDownImageEverywhere(
  imageURL: string,
  staff: Staff,
): Promise<TakeDownResult> {
  const path = findOriginalPath(imageURL);
  if (path === undefined) throw new ApiProblem('invalid-body', { fields: ['imageURL'] });
  // Ends the request if the database is out: a write that has begun could complete after the error.
  await findRowsWithImage(firestore(), path);
  const activity = {
    action: 'take-down',
    subject: { kind: 'pictures', id: '' },
    by: staff,
  } as const;
  const addImage = runRequestTransaction(firestore(), (transaction) => {
    addTakenDownImage(firestore(), transaction, path);
    recordActivity(firestore(), transaction, activity);
    return Promise.resolve();
  });
  await withTimeout(addImage);
  const rows = await findRowsWithImage(firestore(), path);
  const [retiredCount, savedRows] = await Promise.all([
    removeImageFromRetiredRows(firestore(), path),
    Promise.all(rows.map((row) => removeImageFromRow(row, path, staff))),
    deleteImage(bucket(), imageURL),
    withTimeout(removePictureFromIssues(firestore(), imageURL)),
  ]);
  return {
    rows: rows.length + retiredCount,
    savedRows: savedRows.map(({ _id, updatedAt }) => ({ _id, updatedAt })),
  };
}
