import { limits } from '@club/domain/limits';
import type { StaffProblem } from '../requests/staff-problem.ts';
import type { ChosenImage } from './cut-image.ts';

/**
 * Finds what the server would refuse, before the upload.
 *
 * @param chosen the chosen file
 * @param image the file to upload: a cut of it, or the same file
 */
export function findImageProblem(
  { file, picture }: ChosenImage,
  image: File,
): StaffProblem | undefined {
  if (image.size >= limits.uploadBytes) return 'image-too-large';
  const isUncut = image === file;
  const hasTooMany = picture.width * picture.height > limits.imagePixels;
  return isUncut && hasTooMany ? 'image-too-many-pixels' : undefined;
}
