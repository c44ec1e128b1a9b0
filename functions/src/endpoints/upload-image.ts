import { variantFileName } from '@club/domain/images/image-variants';
import { limits } from '@club/domain/limits';
import { type ImageFolder, imageAddressOf } from '@club/domain/images/own-image';
import { imageKinds, imageName, type UploadedImage } from '@club/domain/uploaded-image';
import { bucket, projectId } from '../store/admin.ts';
import { findImageFolder } from '../store/image-rows.ts';
import { type ImageBucket, isNameTaken, storeImages } from '../store/images.ts';
import type { Handler } from './handler.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage, type ImageKind } from '../uploads/check-image.ts';
import { readImageForm } from '../uploads/read-image-form.ts';
import { contentTypes, type RenderedSize, renderSizes } from '../uploads/render-sizes.ts';
import { toStamp } from '../uploads/stamp.ts';

/**
 * Finds an unused name. Two uploads could have the same second, also when the clock goes back in
 * autumn.
 */
async function findFreeName(
  imageBucket: ImageBucket,
  { folder, id, kind }: { folder: ImageFolder; id: string; kind: ImageKind },
): Promise<string> {
  for (let second = 0; second < 10; second += 1) {
    const name = imageName(folder, id, toStamp(new Date(Date.now() + second * 1000)));
    if (!(await isNameTaken(imageBucket, `${folder}/${name}.${kind}`))) return name;
  }
  throw new ApiProblem('unavailable');
}

async function publishImage(
  folder: ImageFolder,
  id: string,
  kind: ImageKind,
  renderedSizes: readonly RenderedSize[],
): Promise<UploadedImage> {
  const imageBucket = bucket();
  const name = await findFreeName(imageBucket, { folder, id, kind });
  const makeAddress = (file: string) =>
    imageAddressOf(projectId(), imageBucket.name, `${folder}/${file}`);
  const files = renderedSizes.map((size) => ({
    ...size,
    file: variantFileName(name, size.nominalWidth, size.extension),
  }));
  await storeImages(
    imageBucket,
    files.map(({ file, bytes, extension }) => ({
      path: `${folder}/${file}` as const,
      bytes,
      contentType: contentTypes[extension],
    })),
  );
  return {
    imageURL: makeAddress(variantFileName(name, Math.max(...limits.imageWidths), kind)),
    sizes: files.map(({ file, width, height, extension }) => ({
      imageURL: makeAddress(file),
      width,
      height,
      type: contentTypes[extension],
    })),
  };
}

/**
 * `POST /api/upload`. Re-encodes a photo for a banner or a carousel item in every size, and
 * publishes the sizes (specification, section 7). The row changes only with the next save.
 *
 * @throws ApiProblem `invalid-body`, `not-found`, `unsupported-image-type`, or an `image-…` code
 */
export const uploadImage: Handler<'uploadImage'> = async ({ request }) => {
  const { id, collection, image } = await readImageForm(request);
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const kind = await checkImage(bytes);
  const folder = await findImageFolder(id, collection);
  if (!imageKinds[folder].includes(kind)) throw new ApiProblem('unsupported-image-type');
  return { body: await publishImage(folder, id, kind, await renderSizes(bytes, kind)) };
};
