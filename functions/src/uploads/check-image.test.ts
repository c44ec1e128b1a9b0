import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkImage } from './check-image.ts';

let jpeg: Buffer;
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#0a7' } as const;
  jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
});

const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(90)]);
const trailer = Buffer.concat([Buffer.alloc(40, 7), Buffer.from('SEFT')]);

// Refusing these would refuse most people's photos.
describe('a photo as phones write it is a photo', () => {
  it.each([
    ['with nothing behind it', Buffer.alloc(0)],
    ['with padding', Buffer.alloc(16)],
    ['with a film of the moment', film],
    ['with the trailer of its maker', trailer],
  ])('%s', (_, more) => {
    expect(checkImage(Buffer.concat([jpeg, more]))).toEqual({ kind: 'jpg', pixels: 1200 });
  });

  it('with a second, brighter picture behind it', () => {
    expect(checkImage(Buffer.concat([jpeg, jpeg]))).toEqual({ kind: 'jpg', pixels: 1200 });
  });
});

it('refuses a photo behind which something else stands', () => {
  const more = Buffer.concat([jpeg, Buffer.from('something else')]);
  expect(() => checkImage(more)).toThrow('image-not-only-an-image');
});
