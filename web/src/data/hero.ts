import { heroSizes } from '@club/domain/hero';
import type { ImageSize } from '@club/domain/image-sizes';

// Not from the settings for Firebase: their checks weigh more than the page that needs these two.
const project: unknown = import.meta.env['VITE_FIREBASE_PROJECT_ID'];
const bucket: unknown = import.meta.env['VITE_FIREBASE_STORAGE_BUCKET'];

/** The home page's first picture, where it always is; none in a build that knows of no bucket. */
export const hero: readonly ImageSize[] =
  typeof project === 'string' && typeof bucket === 'string' && bucket !== ''
    ? heroSizes(project, bucket)
    : [];
