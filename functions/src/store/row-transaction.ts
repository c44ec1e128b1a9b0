import { hasSameImage } from '@club/domain/images/object-path';
import { editableCollections, getContentType } from '@club/domain/content/content-types';
import { findImagePath } from '@club/domain/content/image-folders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { withTimeout } from '../runtime/deadline.ts';
import { bucket } from './admin.ts';
import { setImageAccess, updateImageAccess } from './image-access.ts';
import { runRequestTransaction } from './request-transaction.ts';

/** A version of a row. Rows of some collections have no image. */
type Version = Readonly<Record<string, unknown>>;

/** What is to be done with a row, from what the transaction has read. */
export interface RowDecision<T> {
  /** Both versions of the row; undefined if it did not exist before or does not after. */
  readonly before?: object;
  readonly after?: object;
  readonly result: T;
  /** Adds the writes to the transaction; undefined if nothing is to be written. */
  readonly write?: () => void;
}

const publicFields = editableCollections.flatMap((name) => getContentType(name).publicWhen ?? []);

/** Returns the image that visitors see in a row; the empty string for none. */
const getShownImage = (version: Version): string => {
  const { imageURL } = version;
  const isShown = publicFields.every((name) => !(name in version) || version[name] === true);
  return typeof imageURL === 'string' && isShown ? imageURL : '';
};

/** How long Storage may take for the images of one change. */
const accessTimeoutMs = 2_000;

async function tryUpdate(update: () => Promise<unknown>): Promise<void> {
  try {
    await withTimeout(update(), accessTimeoutMs);
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('the access to an image was not updated', { kind });
  }
}

const makePublic = (address: string) =>
  tryUpdate(async () => {
    const path = findImagePath(bucket().name, address);
    if (path !== undefined) await setImageAccess(bucket(), path, 'public');
  });

/**
 * Changes a row in a transaction. Visitors can read its new image before they see the row, and
 * cannot read its earlier image afterwards. The row's trigger does the same later, so an error of
 * Storage does not prevent the change.
 *
 * @throws ApiProblem `unavailable` after the request's deadline, and whatever `decide` throws
 */
export async function runRowTransaction<T>(
  db: Firestore,
  decide: (transaction: Transaction) => Promise<RowDecision<T>>,
): Promise<T> {
  const changedImages = new Set<string>();
  const publicImages = new Set<string>();
  // A transaction may run several times and holds locks, so Storage is called between transactions.
  // The first one only finds out that there is a new image.
  const attempt = () =>
    runRequestTransaction(db, async (transaction) => {
      const { before = {}, after = {}, result, write } = await decide(transaction);
      const [earlierImage, newImage] = [getShownImage({ ...before }), getShownImage({ ...after })];
      if (!hasSameImage(earlierImage, newImage)) {
        if (newImage !== '' && !publicImages.has(newImage)) return { newImage };
        for (const image of [earlierImage, newImage]) if (image !== '') changedImages.add(image);
      }
      write?.();
      return { result };
    });
  try {
    let outcome = await attempt();
    while ('newImage' in outcome) {
      publicImages.add(outcome.newImage);
      await makePublic(outcome.newImage);
      outcome = await attempt();
    }
    return outcome.result;
  } finally {
    for (const image of new Set([...changedImages, ...publicImages]))
      await tryUpdate(() => updateImageAccess(db, bucket(), image));
  }
}
