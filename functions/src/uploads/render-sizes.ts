import { limits } from '@club/domain/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { logger } from 'firebase-functions';
import { ApiProblem } from '../runtime/problem.ts';
import { instances } from '../runtime/instances.ts';
import type { Scan } from './scan-png.ts';

/** One size of an image in one format, ready to be stored. */
export interface RenderedSize {
  readonly bytes: Buffer;
  /** The width it stands for; the picture itself is narrower when the upload was. */
  readonly named: number;
  readonly width: number;
  readonly height: number;
  readonly ending: 'avif' | 'png' | 'jpg';
}

/** The content type of each ending. */
export const contentTypes = { avif: 'image/avif', png: 'image/png', jpg: 'image/jpeg' } as const;

type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp;

/** Loaded with the first upload: the other endpoints start without it. */
async function loadSharp(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  // An image is seen once: a cache would only hold memory.
  sharp.cache(false);
  return sharp;
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/** Within a width, and three times as high at most: a ribbon of a picture must not defeat an encoder. */
const within = (width: number) =>
  ({ width, height: 3 * width, fit: 'inside', withoutEnlargement: true }) as const;

/** The picture upright, in sRGB, at its widest size, as plain pixels: nothing else comes along. */
async function decode(open: OpenImage, bytes: Buffer): Promise<Pixels> {
  const { data, info } = await open(bytes, {
    limitInputPixels: instances.upload.imagePixels,
    failOn: 'warning',
  })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(within(Math.max(...limits.imageWidths)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const encoders = {
  // Effort 1: a fifth of the time of 2, for no more than 4 % more bytes; a photo gets smaller.
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 8 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }),
} as const;

async function render(bytes: Buffer, kind: Scan['kind']): Promise<RenderedSize[]> {
  const open = await loadSharp();
  const { data, raw } = await decode(open, bytes);
  const sizes: RenderedSize[] = [];
  // One after the other: an AVIF takes hundreds of MiB while it is made.
  for (const named of limits.imageWidths) {
    for (const ending of ['avif', kind] as const) {
      const picture = open(data, { raw }).resize(within(named)).timeout({ seconds: 10 });
      const drawn = await encoders[ending](picture).toBuffer({ resolveWithObject: true });
      const { width, height } = drawn.info;
      sizes.push({ bytes: drawn.data, named, width, height, ending });
    }
  }
  return sizes;
}

/**
 * Draws an upload anew from its pixels, in every width, as AVIF and in its own kind. Never enlarged.
 *
 * @throws ApiProblem `image-unreadable` for what does not decode whole, or takes too long.
 */
export async function renderSizes(bytes: Buffer, kind: Scan['kind']): Promise<RenderedSize[]> {
  try {
    return await render(bytes, kind);
  } catch (error) {
    logger.warn('image not drawn', {
      kind,
      fault: error instanceof Error ? error.name : 'unknown',
    });
    throw new ApiProblem('image-unreadable');
  }
}
