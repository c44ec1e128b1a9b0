import { readFile } from 'node:fs/promises';
import { banners } from '@club/about/first-content/banners';
import { events } from '@club/about/first-content/events';
import sharp, { type Sharp } from 'sharp';
import { sizeFile } from '../../domain/images/image-sizes.ts';
import { limits } from '../../domain/limits.ts';
import { toStamp } from '../../functions/src/uploads/stamp.ts';

/** The first content's pictures, each named after its row. */
export const artworkFolder = new URL('../../club/first-content/artwork/', import.meta.url);

/** An image of the demo content: an SVG, stored like a photo. */
export interface DemoImage {
  readonly id: string;
  readonly objectPath: string;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** The row's own instant, so that loading twice gives the same name. */
const stampOf = ({ updatedAt }: { readonly updatedAt: string }) => toStamp(new Date(updatedAt));

/** Every picture of the first content. */
export const demoImages: readonly DemoImage[] = [
  ...banners.map((row) => ({
    id: row.id,
    objectPath: `banners/banner_${row.id}_${stampOf(row)}.png`,
    contentType: 'image/png' as const,
  })),
  ...events.map((row) => ({
    id: row.id,
    objectPath: `carousels/carousel_${row.id}_${stampOf(row)}.jpg`,
    contentType: 'image/jpeg' as const,
  })),
];

/** Finds the picture of a row. Throws if the first content has no such row. */
export function findDemoImage(id: string): DemoImage {
  const image = demoImages.find((candidate) => candidate.id === id);
  if (!image) throw new Error(`The first content has no picture for ${id}`);
  return image;
}

/** One stored size of a picture. */
export interface DemoFile {
  readonly objectPath: string;
  readonly contentType: DemoImage['contentType'] | 'image/avif';
  readonly width: number;
}

/** Every file that an upload of this image would store. */
export function demoFiles({ objectPath, contentType }: DemoImage): DemoFile[] {
  const kind = contentType === 'image/png' ? 'png' : 'jpg';
  const name = objectPath.slice(0, -`.${kind}`.length);
  return limits.imageWidths.flatMap((width) => [
    { width, objectPath: sizeFile(name, width, kind), contentType },
    { width, objectPath: sizeFile(name, width, 'avif'), contentType: 'image/avif' as const },
  ]);
}

const encoders: { readonly [Type in DemoFile['contentType']]: (drawing: Sharp) => Sharp } = {
  // Flat colours: a palette of 256 looks the same at a quarter of the size.
  'image/png': (drawing) => drawing.png({ palette: true, quality: 100, effort: 7 }),
  'image/jpeg': (drawing) => drawing.jpeg({ quality: 86, mozjpeg: true }),
  // The same options as for uploads.
  'image/avif': (drawing) => drawing.avif({ quality: 55, effort: 1 }),
};

/** Renders one size of a picture, no wider than its SVG. */
export async function renderFile({ id }: DemoImage, file: DemoFile): Promise<Buffer> {
  const artwork = await readFile(new URL(`${id}.svg`, artworkFolder));
  const drawing = sharp(artwork).resize({ width: file.width, withoutEnlargement: true });
  return encoders[file.contentType](drawing).toBuffer();
}
