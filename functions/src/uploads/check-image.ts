import { findFileKind } from '@club/domain/images/file-kind';
import { functionResources } from '../runtime/function-resources.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { loadSharp } from './load-sharp.ts';

/** The formats of an upload. */
export type ImageKind = 'png' | 'jpg';

/**
 * Every animated PNG has this chunk, here with its length. libvips ignores it and decodes one
 * frame.
 */
const animationChunk = Buffer.from('\u0000\u0000\u0000\u0008acTL', 'latin1');

/**
 * The end of a JPEG or a PNG with a page, a script, a PDF or an archive directly behind it. Metadata
 * and compressed pixels may contain any text, and re-encoding removes it.
 */
const appendedDocument =
  /(?:\xff\xd9|IEND\xae\x42\x60\x82)[\s\0]*(?:<script|<html|<!doctype|<svg[\s/>]|<iframe|<\?(?:php|xml)|%PDF-|PK[^ -~]{2})/i;

function getKind(bytes: Buffer): ImageKind {
  const kind = findFileKind(bytes);
  if (kind === 'png' || kind === 'jpg') return kind;
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
 * large images. It also refuses an image that is followed by a web page, a script, a PDF or an
 * archive. Other bytes after the image are accepted, because re-encoding removes them
 * (docs/decisions/images.md).
 *
 * @throws ApiProblem `unsupported-image-type`, or one of the `image-…` codes.
 */
export async function checkImage(bytes: Buffer): Promise<ImageKind> {
  const kind = getKind(bytes);
  const pixels = await countPixels(bytes, kind);
  if (pixels > functionResources.upload.imagePixels) throw new ApiProblem('image-too-many-pixels');
  if (kind === 'png' && bytes.includes(animationChunk)) throw new ApiProblem('image-animated');
  if (appendedDocument.test(bytes.toString('latin1')))
    throw new ApiProblem('image-not-only-an-image');
  return kind;
}
