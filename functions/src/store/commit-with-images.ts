import { hasSameImage } from '@club/domain/images/object-path';
import { editableCollections, getContentType } from '@club/domain/content/content-types';
import { findImagePath } from '@club/domain/content/image-folders';
import { logger } from 'firebase-functions';
import { withTimeout } from '../runtime/deadline.ts';
import { bucket, firestore } from './admin.ts';
import { setImageAccess, updateImageAccess } from './image-access.ts';

/** A version of a row. Rows of some collections have no image. */
type Version = Readonly<Record<string, unknown>>;

const publicFields = editableCollections.flatMap((name) => getContentType(name).publicWhen ?? []);

/** Returns the image that visitors see in a row; the empty string for none. */
const getShownImage = (version: Version): string => {
  const { imageURL } = version;
  const isShown = publicFields.every((name) => !(name in version) || version[name] === true);
  return typeof imageURL === 'string' && isShown ? imageURL : '';
};

/** How long Storage may take for the images of one save. */
const accessTimeoutMs = 2_000;

async function tryUpdate(update: () => Promise<unknown>): Promise<void> {
  try {
    await withTimeout(update(), accessTimeoutMs);
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('the access to an image was not updated', { kind });
  }
}

/**
 * Commits a change of a row. Visitors can read its new image before they see the row, and cannot
 * read its earlier image afterwards. The row's trigger does the same later, so an error of Storage
 * does not prevent the change.
 */
export async function commitWithImages<T>(
  { before = {}, after = {} }: { readonly before?: object; readonly after?: object },
  commit: () => Promise<T>,
): Promise<T> {
  const images = [before, after].map((version) => getShownImage({ ...version }));
  const [earlierImage = '', newImage = ''] = images;
  if (hasSameImage(earlierImage, newImage)) return commit();
  await tryUpdate(async () => {
    const path = findImagePath(bucket().name, newImage);
    if (path !== undefined) await setImageAccess(bucket(), path, 'public');
  });
  try {
    return await commit();
  } finally {
    for (const image of images)
      if (image !== '') await tryUpdate(() => updateImageAccess(firestore(), bucket(), image));
  }
}
