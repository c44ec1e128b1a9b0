import { imageCacheControl, processedMetadata } from '@club/domain/images/own-image';
import { getObjectPath } from '@club/domain/images/object-path';
import {
  isMainVariant,
  listImageFiles,
  makeVariantFileName,
} from '@club/domain/images/image-variants';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage } from './check-image.ts';
import { contentTypes, type RenderedVariant, renderVariants } from './render-variants.ts';

type Bucket = ReturnType<Storage['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

/**
 * Re-encodes an image as all its variants, in the format of the object's name. Returns null for an
 * invalid image.
 *
 * @throws ApiProblem `unavailable` if it took too long, which says nothing about the image
 */
async function reencodeImage(path: string, bytes: Buffer): Promise<RenderedVariant[] | null> {
  try {
    await checkImage(bytes);
    return await renderVariants(bytes, path.endsWith('.png') ? 'png' : 'jpg');
  } catch (error) {
    if (error instanceof ApiProblem && error.body.error !== 'unavailable') return null;
    throw error;
  }
}

const saveVariant = (
  file: StoredFile,
  { bytes, extension }: RenderedVariant,
  oldMetadata: object = {},
) =>
  file.save(bytes, {
    resumable: false,
    metadata: {
      contentType: contentTypes[extension],
      cacheControl: imageCacheControl,
      metadata: { ...oldMetadata, ...processedMetadata.private },
    },
  });

/**
 * Processes an image that staff stored without the API. It re-encodes the image without metadata.
 * An image whose name has the form of the API's names also gets all variants. Visitors cannot read
 * it before `updateImageAccess`. An invalid image is marked, and deleted a day later unless it can
 * be processed meanwhile (`deleteUnusedImages`). An image that is already processed is skipped.
 *
 * @param address the row's `imageURL`, in the project's bucket
 * @throws any error of Storage, or ApiProblem `unavailable`; a retry starts again
 */
export async function processImage(bucket: Bucket, address: string): Promise<void> {
  const path = getObjectPath(address);
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return;
  const [{ metadata }] = await file.getMetadata();
  if (metadata?.['processed'] !== undefined) return;
  const [bytes] = await file.download();
  const variants = await reencodeImage(path, bytes);
  if (!variants) {
    logger.warn('an object that is no picture will be removed', { path });
    const refusedAt = metadata?.['refusedAt'] ?? new Date().toISOString();
    await file.setMetadata({ metadata: { refusedAt } });
    return;
  }
  const isMain = (variant: RenderedVariant) =>
    isMainVariant(variant.nominalWidth, variant.extension);
  const pathWithoutExtension = path.replace(/[.]\w+$/u, '');
  const hasServerMadeName = listImageFiles(path).length > 1;
  // An image without a server-made name has only one file, at the row's address.
  for (const variant of hasServerMadeName ? variants : []) {
    if (isMain(variant)) continue;
    const { nominalWidth, extension } = variant;
    const variantPath = makeVariantFileName(pathWithoutExtension, nominalWidth, extension);
    await saveVariant(bucket.file(variantPath), variant);
  }
  const mainVariant = variants.find(isMain);
  if (!mainVariant) throw new Error('The main variant is missing.');
  // This file comes last, because its mark ends the processing of the image. Its metadata keep the
  // download token, so the row's address remains valid.
  await saveVariant(file, mainVariant, metadata);
}
