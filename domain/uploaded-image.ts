import * as v from 'valibot';
import { type ImageFolder, imageFolders } from './own-image.ts';
import { documentId } from './fields.ts';

/** What the multipart body of an upload carries (specification, section 7). */
export const imageFormSchema = v.strictObject({
  /** The row the image is for. */
  id: documentId,
  /** Which collection the row stands in; needed only where two rows share an id. */
  collection: v.optional(v.picklist(['banners', 'carousels'])),
  image: v.pipe(
    v.instance(Uint8Array),
    v.check((bytes) => bytes.byteLength > 0, 'empty'),
  ),
});
export type ImageForm = v.InferOutput<typeof imageFormSchema>;

/** The kinds of file a folder takes; a JPEG's ending is `jpg`, whatever the file was called. */
export const imageKinds: { readonly [Folder in ImageFolder]: readonly ('png' | 'jpg')[] } = {
  banners: ['png'],
  carousels: ['png', 'jpg'],
};

/** The name of a stored image without its ending; `stamp` is YYYYMMDDHHmmss (section 5). */
export function imageName(folder: ImageFolder, id: string, stamp: string): string {
  return `${imageFolders[folder].prefix}_${id}_${stamp}`;
}

/** What an upload answers: the address for the row, and every size that was stored. */
export const uploadedImageSchema = v.object({
  imageURL: v.string(),
  sizes: v.array(
    v.object({
      imageURL: v.string(),
      /** Pixels: at most the named width, and never more than the upload had. */
      width: v.number(),
      height: v.number(),
      type: v.picklist(['image/avif', 'image/png', 'image/jpeg']),
    }),
  ),
});
export type UploadedImage = v.InferOutput<typeof uploadedImageSchema>;
