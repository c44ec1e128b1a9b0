import { getContentType } from '@club/domain/content/content-types';
import { makeVariantFileName } from '@club/domain/images/image-variants';
import { maxImageWidth } from '@club/domain/images/image-widths';
import { type ImageFolder, makeOwnImageAddress } from '@club/domain/images/own-image';
import { makeImageName, type UploadedImage } from '@club/domain/uploaded-image';
import { bucket, firestore, getProjectId } from '../store/admin.ts';
import { findImageFolder } from '../store/image-uses.ts';
import { type ImageBucket, isNameTaken, storeImageFiles } from '../store/images.ts';
import type { Handler } from '../request/handler.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { checkImage, type ImageKind } from './check-image.ts';
import { readImageForm } from './read-image-form.ts';
import { contentTypes, type RenderedVariant, renderVariants } from './render-variants.ts';
import { formatFileTime } from './format-file-time.ts';

/**
 * Finds an unused name. Two uploads in one second would get the same name. So would two uploads an
 * hour apart when the clock goes back in autumn.
 */
async function findFreeName(
  imageBucket: ImageBucket,
  { folder, id, kind }: { folder: ImageFolder; id: string; kind: ImageKind },
): Promise<string> {
  for (let second = 0; second < 10; second += 1) {
    const name = makeImageName(folder, id, formatFileTime(new Date(Date.now() + second * 1000)));
    if (!(await isNameTaken(imageBucket, `${folder}/${name}.${kind}`))) return name;
  }
  throw new ApiProblem('unavailable');
}

async function publishImage(
  folder: ImageFolder,
  id: string,
  kind: ImageKind,
  variants: readonly RenderedVariant[],
): Promise<UploadedImage> {
  const imageBucket = bucket();
  const name = await findFreeName(imageBucket, { folder, id, kind });
  const makeAddress = (fileName: string) =>
    makeOwnImageAddress(getProjectId(), imageBucket.name, `${folder}/${fileName}`);
  const files = variants.map((variant) => ({
    ...variant,
    fileName: makeVariantFileName(name, variant.nominalWidth, variant.extension),
  }));
  await storeImageFiles(
    imageBucket,
    files.map(({ fileName, bytes, extension }) => ({
      path: `${folder}/${fileName}` as const,
      bytes,
      contentType: contentTypes[extension],
    })),
  );
  return {
    imageURL: makeAddress(makeVariantFileName(name, maxImageWidth, kind)),
    sizes: files.map(({ fileName, width, height, extension }) => ({
      imageURL: makeAddress(fileName),
      width,
      height,
      type: contentTypes[extension],
    })),
  };
}

/**
 * `POST /api/upload`. Re-encodes a photo for a banner or a carousel item as all its variants. Then
 * it publishes them (specification, section 7). The row changes only with the next save.
 *
 * @throws ApiProblem `invalid-body`, `not-found`, `unsupported-media-type`,
 *   `unsupported-image-type`, `unavailable`, or an `image-…` code
 */
export const uploadImage: Handler<'uploadImage'> = async ({ request }) => {
  const { id, collection, image } = await readImageForm(request);
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const kind = await checkImage(bytes);
  const folder = await findImageFolder(firestore(), id, collection);
  if (getContentType(folder).image?.kinds.includes(kind) !== true)
    throw new ApiProblem('unsupported-image-type');
  return { body: await publishImage(folder, id, kind, await renderVariants(bytes, kind)) };
};
