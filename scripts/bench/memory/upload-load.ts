import { uploadedImageSchema } from '@club/domain/uploaded-image';
import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { removeObjects, makeUploadForm } from '../../../tests/api/upload-form.ts';
import type { Picture } from './pictures.ts';

interface UploadTarget {
  readonly origin: string;
  readonly token: string;
}

/** Removes all variants of an uploaded image from the bucket. */
async function removeImage(imageURL: string): Promise<void> {
  const path = decodeURIComponent(new URL(imageURL).pathname.replace(/^.*\/o\//u, ''));
  await removeObjects(path.replace(/\.\w+$/u, ''));
}

/**
 * Uploads an image for a demo item and removes it. Returns the seconds of the upload.
 *
 * @throws CommandError when the upload is refused
 */
export async function upload(
  { origin, token }: UploadTarget,
  { description, bytes }: Picture,
): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: makeUploadForm({ id: 'carousel-1', image: bytes }),
  });
  const body: unknown = await response.json();
  const seconds = (performance.now() - startedAt) / 1000;
  if (!response.ok)
    throw new CommandError(`The upload refuses ${description}: ${JSON.stringify(body)}`);
  await removeImage(v.parse(uploadedImageSchema, body).imageURL);
  return seconds;
}
