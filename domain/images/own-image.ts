import { findOriginalPath } from './object-path.ts';

/**
 * The folders of published images, and the names of the files that staff upload. storage.rules
 * repeats them. `npm run render` writes the address patterns of firestore.rules from here.
 */
export const imageFolders = {
  banners: { prefix: 'banner', extensions: ['png'] },
  carousels: { prefix: 'carousel', extensions: ['png', 'jpg', 'jpeg'] },
} as const;
export type ImageFolder = keyof typeof imageFolders;

/**
 * The metadata of a stored image that is re-encoded, without its original metadata. storage.rules
 * lets visitors read only a `public` one, and lets no browser set this metadata. An image is public
 * while a visible row or an issue names it (decision 095).
 */
export const processedMetadata = {
  public: { processed: 'yes' },
  private: { processed: 'private' },
} as const;

/**
 * The caching of a published image, whose content never changes at its address. A photo that staff
 * take down leaves all caches within the hour.
 */
export const imageCacheControl = 'public, max-age=3600, immutable';

/** The origin of a project's published images: the emulator for a `demo-` project. */
export function getStorageOrigin(project: string): string {
  return project.startsWith('demo-')
    ? 'http://127.0.0.1:9199'
    : 'https://firebasestorage.googleapis.com';
}

/** The public address of an object in a bucket. */
export function makeOwnImageAddress(project: string, bucket: string, objectPath: string): string {
  return `${getStorageOrigin(project)}/v0/b/${bucket}/o/${encodeURIComponent(objectPath)}?alt=media`;
}

/** Escapes dots as a character class, because a backslash would need escapes in the rules. */
const escapeDots = (text: string) => text.replaceAll('.', '[.]');

const makeAlternatives = ([first, ...others]: readonly string[]) =>
  others.length === 0 ? (first ?? '') : `(${[first, ...others].join('|')})`;

/**
 * The pattern of an image address in a project's own bucket, for RE2 and JavaScript. Projects from
 * before October 2024 have a bucket at appspot.com, later ones at firebasestorage.app.
 */
export function makeOwnImagePattern(project: string, folder: ImageFolder): string {
  const { prefix, extensions } = imageFolders[folder];
  const bucket = `${escapeDots(project)}[.](appspot[.]com|firebasestorage[.]app)`;
  const file = `${prefix}_[A-Za-z0-9_-]+[.]${makeAlternatives(extensions)}`;
  const objects = `${escapeDots(getStorageOrigin(project))}/v0/b/${bucket}/o`;
  return `${objects}/${folder}%2F${file}[?]alt=media(&token=[A-Za-z0-9-]+)?`;
}

/** Matches the object path of a published image or of one of its variants, which may be AVIF. */
const publishedPath =
  /^(?:banners|carousels)\/(?:banner|carousel)_[A-Za-z0-9_-]+[.](?:png|jpe?g|avif)$/u;

/** Whether a path is that of an image of banners or carousel items, in any size. */
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
