import { type EditableCollection, isImageCollection } from '@club/domain/content/content-types';
import type { HistoryEntry } from '@club/domain/history';
import { getImageRemovalChanges } from '@club/domain/take-down';
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

const getImageURL = (row: Row): string => ('imageURL' in row ? row.imageURL : '');

function omitImage(
  collection: EditableCollection,
  row: Row,
  takenDownURLs: ReadonlySet<string>,
): Row {
  if (!isImageCollection(collection) || !takenDownURLs.has(getImageURL(row))) return row;
  return { ...row, ...getImageRemovalChanges(collection) };
}

/** Returns history entries without the images that staff have taken down. */
export async function omitTakenDownImages(
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const imageURLs = entries.flatMap(({ before, after }) => [before, after].map(getImageURL));
  const takenDownURLs = await findTakenDown(firestore(), imageURLs);
  return entries.map((entry) => ({
    ...entry,
    before: omitImage(entry.collection, entry.before, takenDownURLs),
    after: omitImage(entry.collection, entry.after, takenDownURLs),
  }));
}
