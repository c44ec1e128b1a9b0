export type { ImageCollection as ImageFolder } from '../content/content-types.ts';

/**
 * The metadata of a stored image that is re-encoded, without its original metadata. storage.rules
 * lets visitors read only a `public` one, and lets no browser set this metadata. An image is public
 * while a visible row or an issue names it (docs/decisions/images.md).
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
