import { type ImageVariant, makeVariantFileName } from './image-variants.ts';
import { imageWidths } from './image-widths.ts';
import { makeOwnImageAddress } from './own-image.ts';

/**
 * The storage folder of the hero, a copy of the first displayed banner's image. Its addresses never
 * change, so the page can load it before it reads the banners.
 */
export const heroFolder = 'home';

const makePath = (width: number, extension: 'png' | 'avif') =>
  `${heroFolder}/${makeVariantFileName('hero', width, extension)}`;

/** The hero's files in the bucket. */
export const heroFiles = imageWidths.map((width) => ({
  width,
  avif: makePath(width, 'avif'),
  fallback: makePath(width, 'png'),
}));

/** The variants of the hero, at their public addresses. */
export function listHeroVariants(project: string, bucket: string): readonly ImageVariant[] {
  const makeAddress = (path: string) => makeOwnImageAddress(project, bucket, path);
  return heroFiles.map(({ width, avif, fallback }) => ({
    width,
    avif: makeAddress(avif),
    fallback: makeAddress(fallback),
  }));
}
