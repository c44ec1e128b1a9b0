import sharp, { type Sharp } from 'sharp';
import { limits } from '../../../domain/limits.ts';

/** An image file whose upload is measured. */
export interface Picture {
  readonly description: string;
  readonly bytes: Buffer;
}

/** Generates gradients with noise, which compress like a photo. */
function generatePhoto(width: number, height: number, grain: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const wave = 80 * Math.sin(x / 97 + channel) * Math.cos(y / 71 - channel);
        pixels[(y * width + x) * 3 + channel] = 128 + wave + Math.random() * grain;
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const maxWidth = Math.floor(Math.sqrt(limits.imagePixels / 3));
/** The size of an image with the most allowed pixels, three times as high as wide. */
const maxSize = { width: maxWidth, height: 3 * maxWidth };

/**
 * Generates the uploads that need the most memory. One is the largest file of the crop dialog. The
 * others have the most pixels, and must be decoded as a whole: progressive, interlaced or rotated.
 */
export async function generatePictures(): Promise<readonly Picture[]> {
  const largePng = await generatePhoto(1920, 1280, 28).png({ adaptiveFiltering: true }).toBuffer();
  const progressiveJpeg = await generatePhoto(maxSize.width, maxSize.height, 8)
    .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const deepColourPng = await sharp({ create: { ...maxSize, channels: 4, background: '#0a78' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .withMetadata({ orientation: 3 })
    .toBuffer();
  const formatMegabytes = ({ byteLength }: Buffer) => (byteLength / 1e6).toFixed(1);
  return [
    { description: `a PNG of ${formatMegabytes(largePng)} MB`, bytes: largePng },
    {
      description: `a progressive JPEG of 24 megapixels, ${formatMegabytes(progressiveJpeg)} MB`,
      bytes: progressiveJpeg,
    },
    {
      description: `an interlaced 16-bit PNG of 24 megapixels, ${formatMegabytes(deepColourPng)} MB`,
      bytes: deepColourPng,
    },
  ];
}
