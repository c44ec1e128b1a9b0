import { getStorageOrigin } from '../../domain/images/own-image.ts';
import { projectId as project } from '../../emulators/project.ts';

/** The parts of an image's address, which a test may replace. */
interface ImageAddressParts {
  readonly origin?: string;
  readonly bucket?: string;
  /** The path of the stored object, percent-encoded. */
  readonly object: string;
  readonly query?: string;
}

/** Makes the address of a stored object, by default in our bucket. */
export function makeImageAddress({
  origin = getStorageOrigin(project),
  bucket = `${project}.appspot.com`,
  object,
  query = '?alt=media',
}: ImageAddressParts): string {
  return `${origin}/v0/b/${bucket}/o/${object}${query}`;
}

/** The default buckets of a project created before October 2024, and of a later one. */
export const ownBuckets = [`${project}.appspot.com`, `${project}.firebasestorage.app`] as const;
