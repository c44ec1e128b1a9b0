import { processedMetadata } from '@club/domain/own-image';
import { imageSizes, sizeFile } from '@club/domain/image-sizes';
import { limits } from '@club/domain/limits';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage } from './check-image.ts';
import { contentTypes, type RenderedSize, renderSizes } from './render-sizes.ts';

type Bucket = ReturnType<Storage['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

const maxWidth = Math.max(...limits.imageWidths);

/** The object that an address of our bucket names. */
export const getObjectPath = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.replace(/^.*\/o\//u, ''));

/** Redraws the bytes in every size, in the kind that the object's name says; null for what is no picture. */
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
      cacheControl: 'public, max-age=3600, immutable',
      metadata: { ...metadata, ...processedMetadata },
    },
  });

/**
 * Does for a row's picture what an upload would have done, where staff have stored it directly: it is
 * redrawn without its metadata, in every size if its name is one of the server's, and only then do
 * the rules show it to visitors. What is no picture is removed. Does nothing for one that is done.
 *
 * @param address the row's `imageURL`, which is in our own bucket
 * @throws what Storage throws; the next attempt begins anew
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
  // A picture without the server's stamp is shown in one size.
  const otherSizes =
    imageSizes(address).length > 0 ? sizes.filter((size) => !isOriginalFile(size)) : [];
  for (const size of otherSizes) {
    await saveSize(bucket.file(sizeFile(name, size.nominalWidth, size.extension)), size, {});
  }
  const originalSize = sizes.find(isOriginalFile);
  // Last, since it says that all is done; its address, the token in it included, stays good.
  if (originalSize) await saveSize(file, originalSize, { ...metadata });
}
