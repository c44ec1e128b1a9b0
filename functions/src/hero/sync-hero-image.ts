import { heroFiles } from '@club/domain/hero';
import { imageSizes } from '@club/domain/image-sizes';
import { ownImagePattern, processedMetadata } from '@club/domain/own-image';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { findFirstBannerImage } from '../store/banners.ts';
import type { Firestore } from '../store/database.ts';
import { getObjectPath as pathIn } from '../uploads/process-image.ts';

type Bucket = ReturnType<Storage['bucket']>;

interface HeroImage {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One transparent point: where there is no picture, the page's own ground is seen. */
const transparentImage: HeroImage = {
  contentType: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQI12NgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** How often one event looks whether the banners have changed meanwhile; later changes bring their own. */
const maxRounds = 3;

/** Which object stands in for which file of the hero; none of them where there is no picture. */
interface HeroCopy {
  readonly from: string | undefined;
  readonly to: string;
}

/** The file that says of which picture the hero is; it is written last. */
const sourceFile = heroFiles.at(-1)?.own ?? '';

/** Whether an address is one of our own bucket: what staff type in the console may be anything. */
function isOwnAddress(project: string, imageURL: string): boolean {
  const isOwn = new RegExp(`^(?:${ownImagePattern(project, 'banners')})$`).test(imageURL);
  if (!isOwn && imageURL !== '') logger.warn('the first banner has a picture that is not ours');
  return isOwn;
}

function planCopies(project: string, imageURL: string): readonly HeroCopy[] {
  const isImage = isOwnAddress(project, imageURL);
  // One that was published before there were sizes is all there is of it.
  const sizes = isImage ? imageSizes(imageURL) : [];
  const originalPath = isImage ? pathIn(imageURL) : undefined;
  return heroFiles.flatMap(({ width, avif, own }) => {
    const size = sizes.find((one) => one.width === width);
    return [
      { to: avif, from: size ? pathIn(size.avif) : originalPath },
      { to: own, from: size ? pathIn(size.own) : originalPath },
    ];
  });
}

async function readImage(bucket: Bucket, path: string | undefined): Promise<HeroImage> {
  if (path === undefined) return transparentImage;
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return transparentImage;
  const [[bytes], [{ contentType, metadata }]] = await Promise.all([
    file.download(),
    file.getMetadata(),
  ]);
  // Not yet redrawn: it may hold where a photo was taken.
  if (metadata?.['processed'] !== processedMetadata.processed) return transparentImage;
  return { bytes, contentType: contentType ?? transparentImage.contentType };
}

async function copyImage(bucket: Bucket, imageURL: string, { from, to }: HeroCopy): Promise<void> {
  const { bytes, contentType } = await readImage(bucket, from);
  await bucket.file(to).save(bytes, {
    resumable: false,
    metadata: {
      contentType,
      // There at once on the next visit, and gone within the hour with the photo it is of.
      cacheControl: 'public, max-age=300, stale-while-revalidate=3300',
      metadata: { source: imageURL },
    },
  });
}

async function isUpToDate(bucket: Bucket, imageURL: string): Promise<boolean> {
  const file = bucket.file(sourceFile);
  if (!(await file.exists())[0]) return false;
  return (await file.getMetadata())[0].metadata?.['source'] === imageURL;
}

/**
 * Puts the picture of the first banner on display under the hero's addresses (`domain/hero.ts`), or
 * nothing where there is none, or none that can be read. Does nothing where it is there already.
 *
 * @throws what Firestore or Storage throws; the next attempt begins anew
 */
export async function syncHeroImage(
  database: Firestore,
  bucket: Bucket,
  project: string,
): Promise<void> {
  // Another save may come in between, so the banners are read again after a copy.
  for (let round = 0; round < maxRounds; round += 1) {
    const imageURL = await findFirstBannerImage(database);
    if (await isUpToDate(bucket, imageURL)) return;
    const copies = planCopies(project, imageURL);
    for (const isLast of [false, true]) {
      const roundCopies = copies.filter(({ to }) => (to === sourceFile) === isLast);
      await Promise.all(roundCopies.map((one) => copyImage(bucket, imageURL, one)));
    }
  }
}
