import { heroSizes } from '@club/domain/hero';
import type { ImageSize } from '@club/domain/image-sizes';
import { firebaseSettings } from './firebase-settings.ts';

const { projectId, storageBucket } = firebaseSettings.firebase;

/** The home page's first picture, where it always is. */
export const siteHeroSizes: readonly ImageSize[] = heroSizes(projectId, storageBucket);
