import { type ImageSize, sizeFile } from './image-sizes.ts';
import { limits } from './limits.ts';
import { imageAddressOf } from './own-image.ts';

/**
 * The picture the home page opens with: that of the first banner on display, kept under addresses
 * that never change, so that the page can name it before anybody has asked which banner that is.
 */
export const heroFolder = 'home';

const pathOf = (width: number, ending: 'png' | 'avif') =>
  `${heroFolder}/${sizeFile('hero', width, ending)}`;

/** Every file of the hero in the bucket. */
export const heroFiles = limits.imageWidths.map((width) => ({
  width,
  avif: pathOf(width, 'avif'),
  own: pathOf(width, 'png'),
}));

/** The same files as a page addresses them. */
export function heroSizes(project: string, bucket: string): readonly ImageSize[] {
  const addressOf = (path: string) => imageAddressOf(project, bucket, path);
  return heroFiles.map(({ width, avif, own }) => ({
    width,
    avif: addressOf(avif),
    own: addressOf(own),
  }));
}
