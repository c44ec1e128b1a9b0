import { findOriginalPath } from '../images/object-path.ts';
import { getStorageOrigin } from '../images/own-image.ts';
import { contentTypes, imageCollections, type ImageCollection } from './content-types.ts';

/**
 * The beginning and the extensions of the names of a folder's images. A folder has the name of the
 * collection whose rows have its images.
 */
export function getImageNames(folder: ImageCollection) {
  const { prefix, kinds } = contentTypes[folder].image;
  const extensions = kinds.flatMap((kind) => (kind === 'jpg' ? ['jpg', 'jpeg'] : [kind]));
  return { prefix, extensions };
}

/** Escapes dots as a character class, because a backslash would need escapes in the rules. */
const escapeDots = (text: string) => text.replaceAll('.', '[.]');

const makeAlternatives = ([first, ...others]: readonly string[]) =>
  others.length === 0 ? (first ?? '') : `(${[first, ...others].join('|')})`;

/**
 * The pattern of an image address in a project's own bucket, for RE2 and JavaScript. Projects from
 * before October 2024 have a bucket at appspot.com, later ones at firebasestorage.app.
 */
export function makeOwnImagePattern(project: string, folder: ImageCollection): string {
  const { prefix, extensions } = getImageNames(folder);
  const bucket = `${escapeDots(project)}[.](appspot[.]com|firebasestorage[.]app)`;
  const file = `${prefix}_[A-Za-z0-9_-]+[.]${makeAlternatives(extensions)}`;
  const objects = `${escapeDots(getStorageOrigin(project))}/v0/b/${bucket}/o`;
  return `${objects}/${folder}%2F${file}[?]alt=media(&token=[A-Za-z0-9-]+)?`;
}

/** Matches the object path of a published image or of one of its variants, which may be AVIF. */
const publishedPath = new RegExp(
  `^(?:${imageCollections
    .map((folder) => `${folder}/${contentTypes[folder].image.prefix}`)
    .join('|')})_[A-Za-z0-9_-]+[.](?:png|jpe?g|avif)$`,
  'u',
);

/** Whether a path is that of an image of a row, in any size. */
export const isImagePath = (path: string): boolean => publishedPath.test(path);

/**
 * Finds the path of an image's original in a bucket. Returns undefined for an address that is not
 * an image's in this bucket.
 */
export function findImagePath(bucket: string, address: unknown): string | undefined {
  const path = findOriginalPath(address);
  if (path === undefined || !isImagePath(path)) return undefined;
  return String(address).includes(`/v0/b/${bucket}/o/`) ? path : undefined;
}
