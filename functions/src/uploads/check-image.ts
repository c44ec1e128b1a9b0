import { functionResources } from '../runtime/function-resources.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { loadSharp } from './load-sharp.ts';

/** The formats of an upload. */
export type ImageKind = 'png' | 'jpg';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const jpegSignature = Buffer.from('ffd8ff', 'hex');

/**
 * Every animated PNG has this chunk, here with its length. libvips ignores it and decodes one
 * frame.
 */
const animationChunk = Buffer.from('\u0000\u0000\u0000\u0008acTL', 'latin1');

/** The last chunk of a complete PNG. libvips also decodes a file without it. */
const endChunk = Buffer.from('0000000049454e44ae426082', 'hex');

/** The start of a web page, an SVG, a script or a PDF, which no photo contains. */
const foreignContent = /<script|<html|<!doctype|<svg[\s/>]|<iframe|<\?php|%PDF-|__HALT_COMPILER/i;

/** The last record of a zip archive is within this many bytes of the file's end. */
const zipTailBytes = 65_557;
const zipEndRecord = Buffer.from('PK\u0005\u0006', 'latin1');

function getKind(bytes: Buffer): ImageKind {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return 'png';
  if (bytes.subarray(0, jpegSignature.length).equals(jpegSignature)) return 'jpg';
  throw new ApiProblem('unsupported-image-type');
}

const countPngPixels = (bytes: Buffer): number =>
  bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.length >= 24
    ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
    : 0;

/**
 * Whether a decoder rejected a header because it states a very large image. The errors of libspng
 * and libjpeg do not contain the size of the image.
 */
function isRejectedForSize(error: unknown, bytes: Buffer, kind: ImageKind): boolean {
  if (kind === 'png') return countPngPixels(bytes) > functionResources.upload.imagePixels;
  return error instanceof Error && error.message.includes('Maximum supported image dimension');
}

/** Counts the pixels that the header states, without decoding any. */
async function countPixels(bytes: Buffer, kind: ImageKind): Promise<number> {
  const openImage = await loadSharp();
  try {
    const { width, height } = await openImage(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch (error) {
    if (isRejectedForSize(error, bytes, kind)) return Infinity;
    throw new ApiProblem('image-unreadable');
  }
}

/**
 * Finds the format of an upload by its bytes, without decoding pixels. Refuses animated and too
 * large images. It also refuses files that contain a web page, a script, a PDF or an archive. Other
 * bytes after the image are accepted, because re-encoding removes them (decision 040).
 *
 * @throws ApiProblem `unsupported-image-type`, or one of the `image-…` codes.
 */
export async function checkImage(bytes: Buffer): Promise<ImageKind> {
  const kind = getKind(bytes);
  const pixels = await countPixels(bytes, kind);
  if (pixels > functionResources.upload.imagePixels) throw new ApiProblem('image-too-many-pixels');
  if (kind === 'png' && !bytes.includes(endChunk)) throw new ApiProblem('image-unreadable');
  if (kind === 'png' && bytes.includes(animationChunk)) throw new ApiProblem('image-animated');
  const hasArchive = bytes.subarray(-zipTailBytes).includes(zipEndRecord);
  if (hasArchive || foreignContent.test(bytes.toString('latin1'))) {
    throw new ApiProblem('image-not-only-an-image');
  }
  return kind;
}
