import type { HistoryEntry } from '@club/domain/history';
import { removeImageFields } from '@club/domain/take-down';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { findTakenDown, isTakenDown } from '../store/taken-down-images.ts';

/**
 * Requires that staff have not taken an image down.
 *
 * @throws ApiProblem `image-taken-down`
 */
export async function requireNotTakenDown(imageURL: string): Promise<void> {
  if (await isTakenDown(firestore(), imageURL)) throw new ApiProblem('image-taken-down');
}

type Row = HistoryEntry['before'];

const getImage = (row: Row): string => ('imageURL' in row ? row.imageURL : '');

function removeImage(row: Row, takenDown: ReadonlySet<string>): Row {
  if (!('imageURL' in row) || !takenDown.has(row.imageURL)) return row;
  return 'alt' in row
    ? { ...row, ...removeImageFields('carousels') }
    : { ...row, ...removeImageFields('banners') };
}

/** Removes the images that staff have taken down from history entries. */
export async function hideTakenDownImages(
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const imageURLs = entries.flatMap(({ before, after }) => [before, after].map(getImage));
  const takenDown = await findTakenDown(firestore(), imageURLs);
  return entries.map((entry) => ({
    ...entry,
    before: removeImage(entry.before, takenDown),
    after: removeImage(entry.after, takenDown),
  }));
}
