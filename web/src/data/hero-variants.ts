import { heroVariants } from '@club/domain/images/hero';
import type { ImageVariant } from '@club/domain/images/image-variants';
import { firebaseSettings } from './firebase-settings.ts';

const { projectId, storageBucket } = firebaseSettings.firebase;

/** The variants of the hero image, at their fixed addresses. */
export const siteHeroVariants: readonly ImageVariant[] = heroVariants(projectId, storageBucket);
