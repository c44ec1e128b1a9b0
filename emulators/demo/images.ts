import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

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

/** Draws a picture at the size its SVG gives itself, in the format it is stored in. */
export function drawImage({ id, contentType }: DemoImage): Promise<Buffer> {
  const drawing = sharp(fileURLToPath(new URL(`artwork/${id}.svg`, import.meta.url)));
  // Flat colours: a palette of 256 shows no difference and weighs a quarter.
  return contentType === 'image/png'
    ? drawing.png({ palette: true, quality: 100, effort: 7 }).toBuffer()
    : drawing.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
