import { listHeroVariants } from '@club/domain/images/hero';
import type { ImageVariant } from '@club/domain/images/image-variants';

/**
 * The variants of the hero image, at their fixed addresses. This file does not import
 * `firebase-settings.ts`, whose other settings would make Home's code longer.
 */
export const siteHeroVariants: readonly ImageVariant[] = listHeroVariants(
  import.meta.env.VITE_FIREBASE_PROJECT_ID,
  import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
);
