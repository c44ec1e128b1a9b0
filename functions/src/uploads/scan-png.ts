import { ApiProblem } from '../runtime/problem.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** What a picture says of itself before anything decodes it. */
export interface Scan {
  readonly kind: 'png' | 'jpg';
  readonly pixels: number;
}

/** Whether a file begins as a PNG does. */
export const isPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, signature.length).equals(signature);

/**
 * Walks a PNG from chunk to chunk: one still picture, and nothing behind it.
 *
 * @throws ApiProblem `image-unreadable`, `image-animated` or `image-not-only-an-image`.
 */
export function scanPng(bytes: Buffer): Scan {
  let pixels = 0;
  let at = signature.length;
  for (;;) {
    if (at + 12 > bytes.length) throw new ApiProblem('image-unreadable');
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + length;
    if (next > bytes.length) throw new ApiProblem('image-unreadable');
    if (pixels === 0) {
      if (type !== 'IHDR' || length !== 13) throw new ApiProblem('image-unreadable');
      pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
      if (pixels === 0) throw new ApiProblem('image-unreadable');
    }
    if (type === 'acTL') throw new ApiProblem('image-animated');
    at = next;
    if (type === 'IEND') break;
  }
  if (at !== bytes.length) throw new ApiProblem('image-not-only-an-image');
  return { kind: 'png', pixels };
}
