import { imageCacheControl, processedMetadata } from '@club/domain/images/own-image';
import { getObjectPath } from '@club/domain/images/object-path';
import { imageVariants, variantFileName } from '@club/domain/images/image-variants';
import { limits } from '@club/domain/limits';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage } from './check-image.ts';
import { contentTypes, type RenderedSize, renderSizes } from './render-sizes.ts';

type Bucket = ReturnType<Storage['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

const maxWidth = Math.max(...limits.imageWidths);

/**
 * Re-encodes an image in every size, in the format of the object's name. Null for an invalid image.
 */
async function reencodeImage(path: string, bytes: Buffer): Promise<RenderedSize[] | null> {
  try {
    await checkImage(bytes);
    return await renderSizes(bytes, path.endsWith('.png') ? 'png' : 'jpg');
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

const saveSize = (file: StoredFile, { bytes, extension }: RenderedSize, metadata: object) =>
  file.save(bytes, {
    resumable: false,
    metadata: {
      contentType: contentTypes[extension],
      cacheControl: imageCacheControl,
      metadata: { ...metadata, ...processedMetadata },
    },
  });

/**
 * Processes an image that staff stored without the API. It re-encodes the image without metadata,
 * and in every size if the server made its name. The rules show it to visitors only after that. It
 * deletes an invalid image, and skips a processed one.
 *
 * @param address the row's `imageURL`, in the project's bucket
 * @throws any error of Storage; a retry starts again
 */
export async function processImage(bucket: Bucket, address: string): Promise<void> {
  const path = getObjectPath(address);
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return;
  const [{ metadata }] = await file.getMetadata();
  if (metadata?.['processed'] === processedMetadata.processed) return;
  const [bytes] = await file.download();
  const sizes = await reencodeImage(path, bytes);
  if (!sizes) {
    logger.warn('an object that is no picture was removed', { path });
    await file.delete({ ignoreNotFound: true });
    return;
  }
  const isOriginalFile = ({ nominalWidth, extension }: RenderedSize) =>
    extension !== 'avif' && nominalWidth === maxWidth;
  const name = path.replace(/[.]\w+$/u, '');
  // An image without the server's stamp has only one size.
  const otherSizes =
    imageVariants(address).length > 0 ? sizes.filter((size) => !isOriginalFile(size)) : [];
  for (const size of otherSizes) {
    await saveSize(bucket.file(variantFileName(name, size.nominalWidth, size.extension)), size, {});
  }
  const originalSize = sizes.find(isOriginalFile);
  // This comes last, because it marks the image as processed. Its address and token stay valid.
  if (originalSize) await saveSize(file, originalSize, { ...metadata });
}
