import { ApiProblem } from '../runtime/problem.ts';
import type { Scan } from './scan-png.ts';

/** Whether a file begins as a JPEG does. */
export const isJpeg = (bytes: Buffer, at = 0): boolean =>
  bytes[at] === 0xff && bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff;

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers that begin a frame and tell its size: SOF0 to SOF15, without DHT, JPG and DAC among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers that stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The next marker's place from within compressed data, in which FF is followed by 00 or a restart. */
function skipData(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new ApiProblem('image-unreadable');
}

/** Walks one JPEG from marker to marker. Gives its pixels, and where it ends. */
function walk(bytes: Buffer, start: number): { pixels: number; end: number } {
  let pixels = 0;
  let at = start + 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw new ApiProblem('image-unreadable');
    // Any number of FF may stand before a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) throw new ApiProblem('image-unreadable');
    if (marker === endOfImage) return { pixels, end: at + 2 };
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) throw new ApiProblem('image-unreadable');
    if (isFrame(marker) && at + 9 <= bytes.length) {
      pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === startOfScan) at = skipData(bytes, at);
  }
}

/**
 * What phones write behind their photos: padding, a smaller or brighter JPEG (Multi-Picture Format),
 * a short film (motion photo), Samsung's own trailer.
 */
function isFromAPhone(rest: Buffer): boolean {
  return (
    rest.every((byte) => byte === 0) ||
    isJpeg(rest) ||
    rest.toString('latin1', 4, 8) === 'ftyp' ||
    rest.toString('latin1', rest.length - 4) === 'SEFT'
  );
}

/**
 * Walks a JPEG to its end, and looks at what stands behind it.
 *
 * @throws ApiProblem `image-unreadable` or `image-not-only-an-image`.
 */
export function scanJpeg(bytes: Buffer): Scan {
  const { pixels, end } = walk(bytes, 0);
  if (pixels === 0) throw new ApiProblem('image-unreadable');
  if (!isFromAPhone(bytes.subarray(end))) throw new ApiProblem('image-not-only-an-image');
  return { kind: 'jpg', pixels };
}
