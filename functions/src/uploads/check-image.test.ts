import { crc32 } from 'node:zlib';
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

const makeSegment = (marker: number, data: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data, 'latin1')]);
};
const addSegment = (marker: number, data: string) =>
  Buffer.concat([images.jpg.subarray(0, 2), makeSegment(marker, data), images.jpg.subarray(2)]);
const addChunk = (type: string, data: string, checksumFault = 0) => {
  const body = Buffer.from(`${type}${data}`, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE((crc32(body) ^ checksumFault) >>> 0);
  const chunk = Buffer.concat([length, body, checksum]);
  return Buffer.concat([images.png.subarray(0, 33), chunk, images.png.subarray(33)]);
};

// Re-encoding removes metadata, so nothing in it is a reason to refuse an image.
it.each<[title: string, kind: ImageKind, makeBytes: () => Buffer]>([
  ['a screen capture’s note with a page', 'png', () => addChunk('tEXt', 'Note\0<html><script>')],
  ['a note with a wrong checksum', 'png', () => addChunk('tEXt', 'Note\0x', 1)],
  ['an agency’s XMP with a drawing', 'jpg', () => addSegment(0xe1, 'http://ns/\0<svg onload="x">')],
  ['a comment with a program', 'jpg', () => addSegment(0xfe, '<?php system($_GET[0]);')],
  [
    'a profile with the word of a PDF',
    'jpg',
    () => addSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001%PDF-'),
  ],
  [
    'a thumbnail in its metadata',
    'jpg',
    () => addSegment(0xe1, 'Exif\0\0\u00ff\u00d8\u00ff\u00d9'),
  ],
  ['the end of an archive by chance', 'jpg', () => addSegment(0xfe, 'PK\u0005\u0006')],
  ['its last four bytes missing', 'png', () => images.png.subarray(0, -4)],
  ['an unreadable colour profile', 'png', () => addChunk('iCCP', 'Display\0\0Note')],
  ['its end chunk missing', 'png', () => images.png.subarray(0, -12)],
])('accepts an image with %s, and publishes none of it', async (_, kind, makeBytes) => {
  const bytes = makeBytes();
  expect(await checkImage(bytes)).toBe(kind);
  for (const variant of await renderVariants(bytes, kind))
    expect(variant.bytes.toString('latin1')).not.toMatch(/<html|<svg|<\?php|%PDF|Note/u);
});

describe('a photo that browsers show is accepted in spite of a decoder’s warning', () => {
  const scanHeader = (bytes: Buffer) => bytes.indexOf(Buffer.from('ffda', 'hex'));
  let photo: Buffer;
  let progressivePhoto: Buffer;
  let pngPhoto: Buffer;
  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const size = { width: 240, height: 240, channels: 3, background: '#888' } as const;
    const image = sharp({ create: { ...size, noise } });
    photo = await image.clone().jpeg().toBuffer();
    progressivePhoto = await image.clone().jpeg({ progressive: true }).toBuffer();
    pngPhoto = await image.clone().png().toBuffer();
  });
  const change = (offset: number, value: number) => {
    const bytes = Buffer.from(photo);
    bytes[scanHeader(photo) + offset] = value;
    return bytes;
  };
  const insert = (offset: number, hex: string) =>
    Buffer.concat([photo.subarray(0, offset), Buffer.from(hex, 'hex'), photo.subarray(offset)]);
  const expectRendered = async (bytes: Buffer) => {
    expect(await checkImage(bytes)).toBe('jpg');
    const variants = await renderVariants(bytes, 'jpg');
    expect(variants.map(({ width, height }) => [width, height])).toEqual(Array(6).fill([240, 240]));
  };

  it.each<[title: string, makeBytes: () => Buffer]>([
    ['the end of its spectral selection is 0', () => change(12, 0)],
    ['its spectral selection begins at 5', () => change(11, 5)],
    ['its bit positions are unknown', () => change(13, 0x13)],
    ['it has stray bytes before its scan', () => insert(scanHeader(photo), '004711')],
    ['it has stray bytes after its first segment', () => insert(20, '00')],
    ['a restart marker is wrong', () => insert(scanHeader(photo) + 2000, 'ffd3')],
    ['its end marker is missing', () => photo.subarray(0, -2)],
    ['its last 20 bytes are missing', () => photo.subarray(0, -20)],
    [
      'the bytes before its end marker are missing',
      () => Buffer.concat([photo.subarray(0, -40), photo.subarray(-2)]),
    ],
    [
      'it is progressive and its last 20 bytes are missing',
      () => progressivePhoto.subarray(0, -20),
    ],
    [
      'it is progressive and its last byte is the first of two',
      () => Buffer.concat([progressivePhoto.subarray(0, -21), Buffer.from([0xff])]),
    ],
  ])('%s', (_, makeBytes) => expectRendered(makeBytes()));

  it('but not if it is progressive and its last scan is missing, without which it is blurred', async () => {
    const bytes = progressivePhoto.subarray(
      0,
      progressivePhoto.lastIndexOf(Buffer.from('ffda', 'hex')),
    );
    await expect(renderVariants(bytes, 'jpg')).rejects.toThrow('image-unreadable');
  });

  it.each([0.5, 0.6, 0.75])('but not if only %f of it is there', async (share) => {
    for (const whole of [photo, progressivePhoto, pngPhoto]) {
      const part = whole.subarray(0, whole.length * share);
      for (const end of ['', 'ffd9']) {
        const bytes = Buffer.concat([part, Buffer.from(end, 'hex')]);
        await expect(renderVariants(bytes, 'jpg')).rejects.toThrow('image-unreadable');
      }
    }
  });
});
