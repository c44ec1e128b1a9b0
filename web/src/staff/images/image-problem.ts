import { limits } from '@club/domain/limits';
import type { StaffProblem } from '../requests/staff-problem.ts';
import type { ChosenImage } from './cut-image.ts';

/**
 * Finds what the server would refuse before anything goes up.
 *
 * @param chosen the file as it was chosen
 * @param image what is to go up: a part that was cut out of it, or the same file
 */
export function findImageProblem(
  { file, picture }: ChosenImage,
  image: File,
): StaffProblem | undefined {
  if (image.size >= limits.uploadBytes) return 'image-too-large';
  const isWhole = image === file;
  const hasTooMany = picture.width * picture.height > limits.imagePixels;
  return isWhole && hasTooMany ? 'image-too-many-pixels' : undefined;
}
