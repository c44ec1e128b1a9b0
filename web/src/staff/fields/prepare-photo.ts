import type { StaffProblem } from '../shell/staff-problem.ts';
import { convertImage, readImage, shrinkImage } from './encode-image.ts';
import {
  findDecodingProblem,
  findImageProblem,
  identifyFile,
  type IdentifiedFile,
} from './image-problem.ts';
import type { ImageSlot } from './image-slots.ts';

/** A photo that can be uploaded, or the reason why not. */
export type PreparedPhoto =
  { readonly file: File; readonly problem?: never } | { readonly problem: StaffProblem };

/** Checks a file of an accepted type, and makes it smaller if it is larger than its slot needs. */
async function prepareAcceptedFile(
  identifiedFile: IdentifiedFile,
  slot: ImageSlot,
): Promise<PreparedPhoto> {
  const image = await readImage(identifiedFile.file);
  if (!image) return { problem: findDecodingProblem(identifiedFile) };
  try {
    const fileToUpload = await shrinkImage(image, slot);
    const problem = findImageProblem(image, fileToUpload);
    return problem ? { problem } : { file: fileToUpload };
  } finally {
    image.bitmap.close();
  }
}

/**
 * Prepares a photo for the upload, in the browser. A photo of a type that the slot does not accept
 * is converted. Prepare one photo at a time, because a large one takes up to 200 MB of memory.
 */
export async function preparePhoto(chosenFile: File, slot: ImageSlot): Promise<PreparedPhoto> {
  const identifiedFile = await identifyFile(chosenFile);
  const { file } = identifiedFile;
  if (slot.mimeTypes.includes(file.type)) return prepareAcceptedFile(identifiedFile, slot);
  const image = await convertImage(file, slot.convertedType, slot);
  if (!image) return { problem: findDecodingProblem(identifiedFile) };
  image.bitmap.close();
  return { file: image.file };
}
