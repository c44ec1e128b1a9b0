import { heroSizes } from '@club/domain/images/hero';
import type { ImageSize } from '@club/domain/images/image-sizes';
import { firebaseSettings } from './firebase-settings.ts';

const { projectId, storageBucket } = firebaseSettings.firebase;

/** The sizes of the hero, at its fixed addresses. */
export const siteHeroSizes: readonly ImageSize[] = heroSizes(projectId, storageBucket);
