import { findNextBoundary } from '@club/domain/banner-time';
import { heroFiles } from '@club/domain/images/hero';
import { listImageVariants } from '@club/domain/images/image-variants';
import { getObjectPath } from '@club/domain/images/object-path';
import { makeOwnImagePattern } from '@club/domain/content/image-folders';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { findFirstBannerImage, listDisplayedOrPlannedBanners } from '../store/banners.ts';
import type { Firestore } from '../store/database.ts';
import { isMissingObject } from '../store/images.ts';

type Bucket = ReturnType<Storage['bucket']>;

interface HeroImage {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One transparent pixel. It shows the page's background when there is no image. */
const transparentImage: HeroImage = {
  contentType: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQI12NgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** One run reads the banners at most this many times. A later change triggers its own run. */
const maxRounds = 3;

/** A copy between two paths of the bucket. Without `from`, the hero's file becomes transparent. */
interface HeroCopy {
  readonly from: string | undefined;
  readonly to: string;
}

/** The image to copy, and how long browsers may cache it. */
interface HeroSource {
  readonly imageURL: string;
  readonly cacheControl: string;
}

/** The file whose metadata say which image the hero's files show. It is written last. */
const markerFile = heroFiles.at(-1)?.fallback ?? '';

/**
 * Whether an address is a banner's image in the project's bucket. Logs a warning for any other
 * address that is not empty: someone can enter one in the Firebase console.
 */
function isOwnAddress(project: string, imageURL: string): boolean {
  const isOwn = new RegExp(`^(?:${makeOwnImagePattern(project, 'banners')})$`).test(imageURL);
  if (!isOwn && imageURL !== '') logger.warn('the first banner has a picture that is not ours');
  return isOwn;
}

function planCopies(project: string, imageURL: string): readonly HeroCopy[] {
  const isOwn = isOwnAddress(project, imageURL);
  // Some images have only one file: old ones, and those without a server-made name.
  const variants = isOwn ? listImageVariants(imageURL) : [];
  const originalPath = isOwn ? getObjectPath(imageURL) : undefined;
  return heroFiles.flatMap(({ width, avif, fallback }) => {
    const variant = variants.find((candidate) => candidate.width === width);
    return [
      { to: avif, from: variant ? getObjectPath(variant.avif) : originalPath },
      { to: fallback, from: variant ? getObjectPath(variant.fallback) : originalPath },
    ];
  });
}

/** Downloads a re-encoded image. Returns the transparent one if it is missing or not re-encoded. */
async function downloadProcessedImage(bucket: Bucket, path: string): Promise<HeroImage> {
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return transparentImage;
  const [[bytes], [{ contentType, metadata }]] = await Promise.all([
    file.download(),
    file.getMetadata(),
  ]);
  // An image that was not re-encoded may contain the location where it was taken.
  if (metadata?.['processed'] === undefined) return transparentImage;
  return { bytes, contentType: contentType ?? transparentImage.contentType };
}

/** Reads an image to copy. A missing one, such as after a take-down, becomes transparent. */
async function readImage(bucket: Bucket, path: string | undefined): Promise<HeroImage> {
  if (path === undefined) return transparentImage;
  try {
    return await downloadProcessedImage(bucket, path);
  } catch (error) {
    if (isMissingObject(error)) return transparentImage;
    throw error;
  }
}

/**
 * A visitor sees the cached image at once. A photo that staff take down leaves all caches within the
 * hour.
 */
const usualCacheControl = 'public, max-age=300, stale-while-revalidate=3300';
/** While a banner is due to appear or end, browsers revalidate the image at each visit. */
const revalidatedCacheControl = 'public, no-cache';

async function copyImage(
  bucket: Bucket,
  { imageURL, cacheControl }: HeroSource,
  { from, to }: HeroCopy,
): Promise<void> {
  const { bytes, contentType } = await readImage(bucket, from);
  await bucket.file(to).save(bytes, {
    resumable: false,
    metadata: {
      contentType,
      cacheControl,
      metadata: { source: imageURL },
    },
  });
}

async function findSource(database: Firestore): Promise<HeroSource> {
  const [imageURL, banners] = await Promise.all([
    findFirstBannerImage(database),
    listDisplayedOrPlannedBanners(database),
  ]);
  const hasBoundaryAhead = findNextBoundary(banners, Date.now()) !== undefined;
  return { imageURL, cacheControl: hasBoundaryAhead ? revalidatedCacheControl : usualCacheControl };
}

async function isUpToDate(
  bucket: Bucket,
  { imageURL, cacheControl }: HeroSource,
): Promise<boolean> {
  const file = bucket.file(markerFile);
  if (!(await file.exists())[0]) return false;
  const [fileMetadata] = await file.getMetadata();
  return (
    fileMetadata.metadata?.['source'] === imageURL && fileMetadata.cacheControl === cacheControl
  );
}

/**
 * Copies the image of the first displayed banner to the hero's files (`domain/images/hero.ts`).
 * Without a valid image it writes a transparent one. It does nothing when the hero is up to date.
 *
 * @throws any error of Firestore or Storage; a retry starts again
 */
export async function syncHeroImage(
  database: Firestore,
  bucket: Bucket,
  project: string,
): Promise<void> {
  // A save may come during a copy, so the loop reads the banners again.
  for (let round = 0; round < maxRounds; round += 1) {
    const source = await findSource(database);
    if (await isUpToDate(bucket, source)) return;
    const copies = planCopies(project, source.imageURL);
    // The marker file is written last, so that an interrupted copy starts again.
    for (const isMarkerPass of [false, true]) {
      const passCopies = copies.filter(({ to }) => (to === markerFile) === isMarkerPass);
      await Promise.all(passCopies.map((copy) => copyImage(bucket, source, copy)));
    }
  }
}
