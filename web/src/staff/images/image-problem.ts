import { limits } from '@club/domain/limits';
import type { StaffProblem } from '../requests/staff-problem.ts';
import type { ChosenImage } from './encode-image.ts';

/**
 * Finds a reason why the server would refuse an image, before the upload.
 *
 * @param original the chosen file and its decoded bitmap
 * @param fileToUpload the cropped image, a smaller copy, or the chosen file
 */
export function findImageProblem(
  { file, bitmap }: ChosenImage,
  fileToUpload: File,
): StaffProblem | undefined {
  if (fileToUpload.size >= limits.uploadBytes) return 'image-too-large';
  // A cropped image or a smaller copy has no more pixels than its slot needs.
  const isUnchanged = fileToUpload === file;
  const hasTooManyPixels = bitmap.width * bitmap.height > limits.imagePixels;
  return isUnchanged && hasTooManyPixels ? 'image-too-many-pixels' : undefined;
}

const photoName = /\.(?:heic|heif|jpe?g|png|webp|avif|gif|bmp|tiff?)$/iu;
const heicName = /\.hei[cf]$/iu;

/** Whether a file may be a photo. Some systems report no type for HEIC. */
export const isPhoto = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && photoName.test(name));

/** Why the browser could not decode a file. */
export const findDecodingProblem = ({ type, name }: File): StaffProblem =>
  /^image\/hei[cf]/u.test(type) || heicName.test(name) ? 'image-heic' : 'image-unreadable';
