import { type ImageSize, sizeFile } from './image-sizes.ts';
import { limits } from '../limits.ts';
import { imageAddressOf } from './own-image.ts';

/**
 * The storage folder of the hero, a copy of the first displayed banner's image. Its addresses never
 * change, so the page can load it before it reads the banners.
 */
export const heroFolder = 'home';

const makePath = (width: number, extension: 'png' | 'avif') =>
  `${heroFolder}/${sizeFile('hero', width, extension)}`;

/** The hero's files in the bucket. */
export const heroFiles = limits.imageWidths.map((width) => ({
  width,
  avif: makePath(width, 'avif'),
  fallback: makePath(width, 'png'),
}));

/** The public addresses of the hero's files. */
export function heroSizes(project: string, bucket: string): readonly ImageSize[] {
  const makeAddress = (path: string) => imageAddressOf(project, bucket, path);
  return heroFiles.map(({ width, avif, fallback }) => ({
    width,
    avif: makeAddress(avif),
    fallback: makeAddress(fallback),
  }));
}
