import { storageOrigin } from '../../domain/own-image.ts';
import { projectId as project } from '../../emulators/project.ts';

/** The parts of an image's address, each of which a bad case may swap. */
interface Parts {
  readonly origin?: string;
  readonly bucket?: string;
  readonly object: string;
  readonly query?: string;
}

/** The address of an object as Storage gives it, by default in our own bucket. */
export function makeImageAddress({
  origin = storageOrigin(project),
  bucket = `${project}.appspot.com`,
  object,
  query = '?alt=media',
}: Parts): string {
  return `${origin}/v0/b/${bucket}/o/${object}${query}`;
}

/** The buckets a project may have: one made before October 2024, and one made later. */
export const ownBuckets = [`${project}.appspot.com`, `${project}.firebasestorage.app`] as const;
