import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkImage, type ImageKind } from './check-image.ts';
import { renderVariants } from './render-variants.ts';

const create = { width: 40, height: 30, channels: 3, background: '#0a7' } as const;
let images: Readonly<Record<ImageKind, Buffer>>;
beforeAll(async () => {
  images = {
    jpg: await sharp({ create }).jpeg({ progressive: true }).toBuffer(),
    png: await sharp({ create }).png().toBuffer(),
  };
});

const motionPhotoVideo = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(90),
]);
const samsungTrailer = Buffer.concat([Buffer.alloc(40, 7), Buffer.from('SEFT')]);

// Most people's photos look like these.
describe('a phone’s photo is accepted, also with what cameras add after the image', () => {
  it.each([
    ['without a trailer', Buffer.alloc(0)],
    ['with padding', Buffer.alloc(16)],
    ['with a motion photo’s video', motionPhotoVideo],
    ['with Samsung’s trailer', samsungTrailer],
  ])('%s', async (_, trailer) => {
    expect(await checkImage(Buffer.concat([images.jpg, trailer]))).toBe('jpg');
  });

  it('followed by a second JPEG, such as an HDR gain map', async () => {
    expect(await checkImage(Buffer.concat([images.jpg, images.jpg]))).toBe('jpg');
  });
});

it.each(['png', 'jpg'] as const)(
  'accepts a %s with an unknown trailer, and publishes nothing of the trailer',
  async (kind) => {
    const trailer = 'trailer of an unknown camera';
    const bytes = Buffer.concat([images[kind], Buffer.from(trailer)]);
    expect(await checkImage(bytes)).toBe(kind);
    const variants = await renderVariants(bytes, kind);
    expect(variants).toHaveLength(6);
    for (const variant of variants) expect(variant.bytes.includes(trailer)).toBe(false);
  },
);

it.each(['png', 'jpg'] as const)('refuses a %s that is also an HTML page', async (kind) => {
  const bytes = Buffer.concat([images[kind], Buffer.from('<html></html>')]);
  await expect(checkImage(bytes)).rejects.toThrow('image-not-only-an-image');
});
