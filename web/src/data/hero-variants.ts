import { heroVariants } from '@club/domain/images/hero';
import type { ImageVariant } from '@club/domain/images/image-variants';

/**
 * The variants of the hero image, at their fixed addresses. Not from `firebase-settings.ts`, because
 * Home needs no other setting before it is interactive.
 */
export const siteHeroVariants: readonly ImageVariant[] = heroVariants(
  import.meta.env.VITE_FIREBASE_PROJECT_ID,
  import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
);
