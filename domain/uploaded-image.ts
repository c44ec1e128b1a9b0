import * as v from 'valibot';
import { contentTypes, type ImageCollection, imageCollections } from './content/content-types.ts';
import { documentId } from './validation/fields.ts';

/** The multipart body of an upload (specification, section 7). */
export const imageFormSchema = v.strictObject({
  /** The id of the image's row. */
  id: documentId,
  /** The row's collection, which is required only when rows of several collections have this id. */
  collection: v.optional(v.picklist(imageCollections)),
  image: v.pipe(
    v.instance(Uint8Array),
    v.check((bytes) => bytes.byteLength > 0, 'empty'),
  ),
});
export type ImageForm = v.InferOutput<typeof imageFormSchema>;

/**
 * Makes the name of a stored image without its extension; `time` is YYYYMMDDHHmmss (specification,
 * section 5).
 */
export function makeImageName(folder: ImageCollection, id: string, time: string): string {
  return `${contentTypes[folder].image.prefix}_${id}_${time}`;
}

/** The response of an upload: the address for the row, and every stored variant in `sizes`. */
export const uploadedImageSchema = v.object({
  imageURL: v.string(),
  sizes: v.array(
    v.object({
      imageURL: v.string(),
      /** In pixels: one of `imageWidths`, or less if the upload was narrower or very tall. */
      width: v.number(),
      height: v.number(),
      type: v.picklist(['image/avif', 'image/png', 'image/jpeg']),
    }),
  ),
});
export type UploadedImage = v.InferOutput<typeof uploadedImageSchema>;

/** An image for the dashboard, as an address that contains all of it. */
export const storedImageSchema = v.object({
  dataURL: v.pipe(v.string(), v.startsWith('data:image/')),
});
