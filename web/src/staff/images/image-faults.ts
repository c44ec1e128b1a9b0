import { limits } from '@club/domain/limits';
import { type Refusal, toRefusal } from '../refusal.ts';
import type { ChosenImage } from './cut-image.ts';

/** What the API says of a form it cannot read is, for an upload, said of the image. */
const ofTheImage: { readonly [Code in Refusal]?: Refusal } = {
  'invalid-body': 'image-unreadable',
  'body-too-large': 'image-too-large',
  'unsupported-media-type': 'image-unreadable',
};

/** Names why an upload failed. */
export function toUploadRefusal(error: unknown): Refusal {
  const refusal = toRefusal(error);
  return ofTheImage[refusal] ?? refusal;
}

/**
 * Finds what the server would refuse before anything goes up.
 *
 * @param chosen the file as it was chosen
 * @param image what is to go up: a part that was cut out of it, or the same file
 */
export function findFault({ file, picture }: ChosenImage, image: File): Refusal | undefined {
  if (image.size >= limits.uploadBytes) return 'image-too-large';
  const isWhole = image === file;
  const hasTooMany = picture.width * picture.height > limits.imagePixels;
  return isWhole && hasTooMany ? 'image-too-many-pixels' : undefined;
}
