import { processed } from '@club/domain/own-image';
import { imageSizes, sizeFile } from '@club/domain/image-sizes';
import { limits } from '@club/domain/limits';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage } from './check-image.ts';
import { contentTypes, type RenderedSize, renderSizes } from './render-sizes.ts';

type Bucket = ReturnType<Storage['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

const widest = Math.max(...limits.imageWidths);

/** The object that an address of our bucket names. */
export const objectPathOf = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.replace(/^.*\/o\//u, ''));

/** Redraws the bytes in every size, in the kind that the object's name says; null for what is no picture. */
async function redraw(path: string, bytes: Buffer): Promise<RenderedSize[] | null> {
  try {
    checkImage(bytes);
    return await renderSizes(bytes, path.endsWith('.png') ? 'png' : 'jpg');
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

const save = (file: StoredFile, { bytes, ending }: RenderedSize, metadata: object) =>
  file.save(bytes, {
    resumable: false,
    metadata: {
      contentType: contentTypes[ending],
      cacheControl: 'public, max-age=3600, immutable',
      metadata: { ...metadata, ...processed },
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
  const path = objectPathOf(address);
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return;
  const [{ metadata }] = await file.getMetadata();
  if (metadata?.['processed'] === processed.processed) return;
  const [bytes] = await file.download();
  const sizes = await redraw(path, bytes);
  if (!sizes) {
    logger.warn('an object that is no picture was removed', { path });
    await file.delete({ ignoreNotFound: true });
    return;
  }
  const isItself = ({ named, ending }: RenderedSize) => ending !== 'avif' && named === widest;
  const name = path.replace(/[.]\w+$/u, '');
  // A picture without the server's stamp is shown in one size.
  const others = imageSizes(address).length > 0 ? sizes.filter((size) => !isItself(size)) : [];
  for (const size of others) {
    await save(bucket.file(sizeFile(name, size.named, size.ending)), size, {});
  }
  const own = sizes.find(isItself);
  // Last, since it says that all is done; its address, the token in it included, stays good.
  if (own) await save(file, own, { ...metadata });
}
