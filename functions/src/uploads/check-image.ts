import { ApiProblem } from '../runtime/problem.ts';
import { instances } from '../runtime/instances.ts';
import { isJpeg, scanJpeg } from './scan-jpeg.ts';
import { isPng, type Scan, scanPng } from './scan-png.ts';

/** What a page, a program or an archive begins with, and a photo has no reason to hold. */
const foreign = /<script|<html|<!doctype|<svg[\s/>]|<iframe|<\?php|%PDF-|__HALT_COMPILER/i;

/** The last record of a zip archive stands within this many bytes of the file's end. */
const zipTail = 65_557;
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');

function scan(bytes: Buffer): Scan {
  if (isPng(bytes)) return scanPng(bytes);
  if (isJpeg(bytes)) return scanJpeg(bytes);
  throw new ApiProblem('unsupported-image-type');
}

/**
 * Says what an upload is by its bytes, and refuses what is no plain picture before anything decodes
 * it. What is published is drawn anew from the pixels; refusing a file that is two things at once
 * tells its sender as well.
 *
 * @throws ApiProblem `unsupported-image-type`, or one of the `image-…` codes.
 */
export function checkImage(bytes: Buffer): Scan {
  const found = scan(bytes);
  if (found.pixels > instances.upload.imagePixels) throw new ApiProblem('image-too-many-pixels');
  const isMore =
    foreign.test(bytes.toString('latin1')) || bytes.subarray(-zipTail).includes(zipEnd);
  if (isMore) throw new ApiProblem('image-not-only-an-image');
  return found;
}
