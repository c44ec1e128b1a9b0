import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { sizeFile } from '../../domain/image-sizes.ts';
import { limits } from '../../domain/limits.ts';

/** A picture of the demo content: an SVG in `artwork/`, stored as the dashboard would store a photo. */
export interface DemoImage {
  readonly id: `banner-${1 | 2 | 3}` | `carousel-${1 | 2 | 3 | 4 | 5}`;
  readonly objectPath: string;
  readonly contentType: 'image/png' | 'image/jpeg';
}

const banner = <Id extends DemoImage['id']>(id: Id, stamp: string): DemoImage & { id: Id } => ({
  id,
  objectPath: `banners/banner_${id}_${stamp}.png`,
  contentType: 'image/png',
});
const carousel = <Id extends DemoImage['id']>(id: Id, stamp: string): DemoImage & { id: Id } => ({
  id,
  objectPath: `carousels/carousel_${id}_${stamp}.jpg`,
  contentType: 'image/jpeg',
});

/** Every picture by the id of its row. The instants are fixed, so loading twice gives the same names. */
export const demoImages: { readonly [Id in DemoImage['id']]: DemoImage & { id: Id } } = {
  'banner-1': banner('banner-1', '20261102090500'),
  'banner-2': banner('banner-2', '20261112142000'),
  'banner-3': banner('banner-3', '20261116114500'),
  'carousel-1': carousel('carousel-1', '20261019110000'),
  'carousel-2': carousel('carousel-2', '20261019110100'),
  'carousel-3': carousel('carousel-3', '20261019110200'),
  'carousel-4': carousel('carousel-4', '20261019110300'),
  'carousel-5': carousel('carousel-5', '20261019110400'),
};

/** One stored size of a picture. */
export interface DemoFile {
  readonly objectPath: string;
  readonly contentType: DemoImage['contentType'] | 'image/avif';
  readonly width: number;
}

/** Every file a picture is stored in: as the upload would name them, so that no page finds one missing. */
export function demoFiles({ objectPath, contentType }: DemoImage): DemoFile[] {
  const kind = contentType === 'image/png' ? 'png' : 'jpg';
  const name = objectPath.slice(0, -`.${kind}`.length);
  return limits.imageWidths.flatMap((width) => [
    { width, objectPath: sizeFile(name, width, kind), contentType },
    { width, objectPath: sizeFile(name, width, 'avif'), contentType: 'image/avif' as const },
  ]);
}

const encoders: { readonly [Type in DemoFile['contentType']]: (drawing: Sharp) => Sharp } = {
  // Flat colours: a palette of 256 shows no difference and weighs a quarter.
  'image/png': (drawing) => drawing.png({ palette: true, quality: 100, effort: 7 }),
  'image/jpeg': (drawing) => drawing.jpeg({ quality: 86, mozjpeg: true }),
  // As the upload draws them.
  'image/avif': (drawing) => drawing.avif({ quality: 55, effort: 2 }),
};

/** Draws one size of a picture, never wider than its SVG makes itself. */
export async function drawFile({ id }: DemoImage, file: DemoFile): Promise<Buffer> {
  const artwork = await readFile(new URL(`artwork/${id}.svg`, import.meta.url));
  const drawing = sharp(artwork).resize({ width: file.width, withoutEnlargement: true });
  return encoders[file.contentType](drawing).toBuffer();
}
