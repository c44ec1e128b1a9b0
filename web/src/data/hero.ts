import { heroSizes } from '@club/domain/hero';
import type { ImageSize } from '@club/domain/image-sizes';
import { environment } from './environment.ts';

const { projectId, storageBucket } = environment.firebase;

/** The home page's first picture, where it always is. */
export const hero: readonly ImageSize[] = heroSizes(projectId, storageBucket);
