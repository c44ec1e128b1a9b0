import { crc32, deflateSync } from 'node:zlib';
import type { ProblemCode } from '@club/domain/problem';
import sharp from 'sharp';

/** A file that must not be published, and the expected error code. */
export interface HostileFile {
  readonly title: string;
  readonly bytes: Buffer;
  readonly expectedError: ProblemCode;
}

const makeImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

const toBytes = (value: string) => Buffer.from(value, 'latin1');
const fromHex = (value: string) => Buffer.from(value.replaceAll(' ', ''), 'hex');

function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([toBytes(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const pngSignature = fromHex('89504e47 0d0a1a0a');
/** The length of a PNG's signature and header chunk, after which the other chunks follow. */
const pngHeaderLength = 33;

/** Makes a PNG with these scanlines, whatever size its header states. */
function makeForgedPng(width: number, height: number, scanlines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const data = makeChunk('IDAT', deflateSync(scanlines));
  return Buffer.concat([
    pngSignature,
    makeChunk('IHDR', header),
    data,
    makeChunk('IEND', toBytes('')),
  ]);
}

/** Changes the size in a JPEG's frame header. */
function fakeSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changedJpeg = Buffer.from(jpeg);
  const frame = changedJpeg.indexOf(fromHex('ffc0'));
  changedJpeg.writeUInt16BE(height, frame + 5);
  changedJpeg.writeUInt16BE(width, frame + 7);
  return changedJpeg;
}

const makeFiles =
  (expectedError: ProblemCode) =>
  (table: Readonly<Record<string, Buffer>>): HostileFile[] =>
    Object.entries(table).map(([title, bytes]) => ({
      title,
      bytes,
      expectedError,
    }));

const html = '<html><script>alert(1)</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const zip = Buffer.concat([
  fromHex('504b0304'),
  Buffer.alloc(40),
  fromHex('504b0506'),
  Buffer.alloc(18),
]);

/** Files that do not begin with the signature of a PNG or a JPEG. */
async function makeOtherFormats(): Promise<HostileFile[]> {
  const smallImage = makeImage(8, 8);
  return makeFiles('unsupported-image-type')({
    'an SVG drawing': toBytes(svg),
    'an SVG drawing after a prolog': toBytes(`<?xml version="1.0"?>${svg}`),
    'a web page': toBytes(html),
    'a script': toBytes('alert(1)'),
    'a PHP program': toBytes('<?php system($_GET[0]);'),
    'a PDF document': toBytes('%PDF-1.7\n'),
    'a zip archive': zip,
    'a Windows program': toBytes('MZ\u0090\u0000'),
    'a Linux program': fromHex('7f454c46 02010100'),
    'a GIF': await smallImage.clone().gif().toBuffer(),
    'a WebP': await smallImage.clone().webp().toBuffer(),
    'an AVIF': await smallImage.clone().avif({ effort: 0 }).toBuffer(),
    'a TIFF': await smallImage.clone().tiff().toBuffer(),
    'a BMP': fromHex('424d 46000000 00000000 36000000'),
    'an icon': fromHex('00000100 01001010'),
    'a HEIC header': fromHex('00000018 66747970 68656963 00000000'),
    'a JPEG 2000 header': fromHex('0000000c 6a502020 0d0a870a'),
    'a video': fromHex('00000018 66747970 6d703432 00000000'),
    'a PNG after a space': Buffer.concat([toBytes(' '), await smallImage.clone().png().toBuffer()]),
    'a web page before a JPEG': Buffer.concat([
      toBytes(html),
      await smallImage.clone().jpeg().toBuffer(),
    ]),
    noise: Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 7919) % 251)),
    'half a PNG signature': pngSignature.subarray(0, 4),
  });
}

/** Files that start like an image but are damaged or truncated. */
function makeBrokenImages(png: Buffer, jpeg: Buffer, progressiveJpeg: Buffer): HostileFile[] {
  const corruptPng = Buffer.from(png);
  corruptPng.fill(0x55, png.length - 60, png.length - 30);
  const endlessPng = Buffer.from(png);
  endlessPng.writeUInt32BE(0x7fffffff, pngHeaderLength);
  return makeFiles('image-unreadable')({
    'a PNG cut short': png.subarray(0, png.length / 2),
    'a PNG without the end of its pixels': png.subarray(0, -40),
    'a PNG signature alone': pngSignature,
    'a PNG that begins with its data': Buffer.concat([pngSignature, png.subarray(pngHeaderLength)]),
    'a PNG with damaged data': corruptPng,
    'a PNG with a chunk that never ends': endlessPng,
    'a PNG without width': makeForgedPng(0, 10, Buffer.alloc(10)),
    'a PNG with fewer lines than its header states': makeForgedPng(900, 900, Buffer.alloc(2701)),
    'a JPEG cut short': jpeg.subarray(0, jpeg.length / 2),
    'a JPEG cut short, with an end marker added': Buffer.concat([
      jpeg.subarray(0, jpeg.length / 2),
      fromHex('ffd9'),
    ]),
    'a progressive JPEG cut short': progressiveJpeg.subarray(0, progressiveJpeg.length / 2),
    'three quarters of a JPEG': jpeg.subarray(0, jpeg.length * 0.75),
    'a JPEG of three bytes': fromHex('ffd8ff'),
    'a JPEG with only a start and an end': fromHex('ffd8ffd9'),
    'a JPEG with a segment past its end': fromHex('ffd8ffe0ffff4a464946'),
    'a JPEG of zeros': Buffer.concat([fromHex('ffd8ff'), Buffer.alloc(500)]),
    'a JPEG without a frame': fromHex('ffd8 ffda0002 0000 ffd9'),
  });
}

/** Images that would fill the memory, or whose header claims a huge size. */
async function makeBombs(jpeg: Buffer): Promise<HostileFile[]> {
  const largeImage = makeImage(6000, 5000);
  return makeFiles('image-too-many-pixels')({
    'a PNG bomb': await largeImage.clone().png({ compressionLevel: 9 }).toBuffer(),
    'a JPEG bomb': await largeImage.clone().jpeg({ quality: 20 }).toBuffer(),
    'a PNG with a huge size in its header': makeForgedPng(0x7fffffff, 0x7fffffff, Buffer.alloc(10)),
    'a JPEG with a huge size in its header': fakeSize(jpeg, 65_535, 65_535),
  });
}

/** Images that are also another type of file. */
function makePolyglots(png: Buffer, jpeg: Buffer): HostileFile[] {
  return makeFiles('image-not-only-an-image')({
    'a PNG followed by a web page': Buffer.concat([png, toBytes(html)]),
    'a PNG followed by an archive': Buffer.concat([png, zip]),
    'a JPEG followed by a web page': Buffer.concat([jpeg, toBytes(html)]),
    'a JPEG followed by an archive': Buffer.concat([jpeg, zip]),
    'a JPEG followed by a PDF document': Buffer.concat([jpeg, toBytes('%PDF-1.7\n%%EOF')]),
    'a JPEG followed by a JPEG and an archive': Buffer.concat([jpeg, jpeg, zip]),
    'a JPEG followed by an empty line and a program': Buffer.concat([
      jpeg,
      toBytes('\r\n<?php system($_GET[0]);'),
    ]),
    'a PNG followed by zeros and an SVG drawing': Buffer.concat([
      png,
      Buffer.alloc(9),
      toBytes(svg),
    ]),
  });
}

/** Makes every hostile file. */
export async function makeHostileFiles(): Promise<readonly HostileFile[]> {
  // The pixels are the same in each run, because they decide what a decoder reads of a cut file.
  const [width, height, channels] = [64, 64, 3] as const;
  const length = width * height * channels;
  const noise = Buffer.from(Array.from({ length }, (_, n) => (n * n * 7919) % 251));
  const noiseImage = sharp(noise, { raw: { width, height, channels } });
  const [png, jpeg] = [
    await noiseImage.clone().png().toBuffer(),
    await noiseImage.clone().jpeg().toBuffer(),
  ];
  const animationControl = makeChunk('acTL', fromHex('00000002 00000000'));
  return [
    ...(await makeOtherFormats()),
    ...makeBrokenImages(png, jpeg, await noiseImage.clone().jpeg({ progressive: true }).toBuffer()),
    ...(await makeBombs(jpeg)),
    ...makePolyglots(png, jpeg),
    ...makeFiles('image-animated')({
      'an animated PNG': Buffer.concat([
        png.subarray(0, pngHeaderLength),
        animationControl,
        png.subarray(pngHeaderLength),
      ]),
    }),
    ...makeFiles('image-too-large')({
      'a PNG of 5 MiB': Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)]),
      'a file of 6 MiB': Buffer.alloc(6 * 1024 * 1024),
    }),
  ];
}
