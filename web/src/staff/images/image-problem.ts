import { limits } from '@club/domain/limits';
import type { StaffProblem } from '../requests/staff-problem.ts';
import type { ChosenImage } from './crop-image.ts';

/**
 * Finds a reason why the server would refuse an image, before the upload.
 *
 * @param chosen the chosen file and its decoded picture
 * @param image the file to upload: the cropped image, or the chosen file
 */
export function findImageProblem(
  { file, picture }: ChosenImage,
  image: File,
): StaffProblem | undefined {
  if (image.size >= limits.uploadBytes) return 'image-too-large';
  const isUncropped = image === file;
  const hasTooManyPixels = picture.width * picture.height > limits.imagePixels;
  return isUncropped && hasTooManyPixels ? 'image-too-many-pixels' : undefined;
}
