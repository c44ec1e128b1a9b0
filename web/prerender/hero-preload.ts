import { listHeroVariants } from '@club/domain/images/hero';
import { bannerSizes } from '../src/content/banner-sizes.ts';
import { toSrcSet } from '../src/ui/src-set.ts';
import { renderTag } from './head.ts';

/** Renders the preload link of the home page's hero image. Empty without a storage bucket. */
export function renderHeroPreload(settings: Readonly<Record<string, string>>): string {
  const bucket = settings['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  if (bucket === '') return '';
  const variants = listHeroVariants(settings['VITE_FIREBASE_PROJECT_ID'] ?? '', bucket);
  return renderTag('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: toSrcSet(variants, 'avif'),
    imagesizes: bannerSizes,
    fetchpriority: 'high',
  });
}
