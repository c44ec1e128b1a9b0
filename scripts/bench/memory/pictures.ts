import sharp, { type Sharp } from 'sharp';
import { limits } from '../../../domain/limits.ts';

/** An upload to be measured. */
export interface Picture {
  readonly what: string;
  readonly bytes: Buffer;
}

/** Slow waves of colour with grain, which compress as a photo does. */
function drawPhoto(width: number, height: number, grain: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const wave = 80 * Math.sin(x / 97 + channel) * Math.cos(y / 71 - channel);
        data[(y * width + x) * 3 + channel] = 128 + wave + Math.random() * grain;
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The largest image that an upload may have, in pixels. */
const narrow = Math.floor(Math.sqrt(limits.imagePixels / 3));
const tall = { width: narrow, height: 3 * narrow };

/**
 * Renders the most expensive uploads. One is the largest file of the crop dialog. The others have
 * most pixels and must be decoded at once. They are progressive, interlaced, sixteen-bit or
 * rotated.
 */
export async function drawPictures(): Promise<readonly Picture[]> {
  const poster = await drawPhoto(1920, 1280, 28).png({ adaptiveFiltering: true }).toBuffer();
  const photo = await drawPhoto(tall.width, tall.height, 8)
    .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const deep = await sharp({ create: { ...tall, channels: 4, background: '#0a78' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .withMetadata({ orientation: 3 })
    .toBuffer();
  const megabytes = ({ byteLength }: Buffer) => (byteLength / 1e6).toFixed(1);
  return [
    { what: `a PNG of ${megabytes(poster)} MB`, bytes: poster },
    { what: `a progressive JPEG of 24 megapixels, ${megabytes(photo)} MB`, bytes: photo },
    { what: `an interlaced 16-bit PNG of 24 megapixels, ${megabytes(deep)} MB`, bytes: deep },
  ];
}
