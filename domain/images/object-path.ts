import { imageWidths } from './image-widths.ts';

/** Returns the object path of an address in the bucket, such as `banners/banner_1_….png`. */
export const getObjectPath = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.replace(/^.*\/o\//u, ''));

/** Matches the path of a file of an uploaded image. All but the original end with their width. */
const uploadedPath = new RegExp(
  `^(?<name>.+_\\d{14})(?:_(?:${imageWidths.join('|')}))?\\.(?<extension>png|jpg|avif)$`,
  'u',
);

/** The part of a path that all files of an image share: that without the size and the format. */
export const toImageName = (path: string): string =>
  uploadedPath.exec(path)?.groups?.['name'] ?? path;

/** Converts the path of a size of an image to the path of the original, in the same format. */
export const toOriginalPath = (path: string): string =>
  path.replace(uploadedPath, '$<name>.$<extension>');

/**
 * Finds the path that identifies an image: that of its original. Two addresses of one image may
 * differ by the token, the escapes or the size.
 *
 * @param address a stored field, which may be malformed
 * @returns undefined if the field is not the address of an object
 */
export function findOriginalPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  try {
    return toOriginalPath(getObjectPath(address));
  } catch {
    // A row from the console may have an address with an invalid escape.
    return undefined;
  }
}

/** Whether two stored fields name the same image, or both the same text that is no address. */
export function hasSameImage(address: unknown, otherAddress: unknown): boolean {
  if (address === otherAddress) return true;
  const path = findOriginalPath(address);
  return path !== undefined && path === findOriginalPath(otherAddress);
}
