import { imageWidths, maxImageWidth } from './image-widths.ts';

type Extension = 'png' | 'jpg' | 'avif';

/** Whether a variant is the file at the row's `imageURL`: the widest one in the uploaded format. */
export const isMainVariant = (width: number, extension: Extension): boolean =>
  extension !== 'avif' && width === maxImageWidth;

/**
 * The file name of a variant. The main one has no width in its name. So a page can derive all names
 * from the row's `imageURL`.
 */
export function makeVariantFileName(name: string, width: number, extension: Extension): string {
  return isMainVariant(width, extension) ? `${name}.${extension}` : `${name}_${width}.${extension}`;
}

/** The addresses of a published image at one width. The fallback has the uploaded format. */
export interface ImageVariant {
  readonly width: number;
  readonly avif: string;
  readonly fallback: string;
}

/**
 * Matches the path of an image whose file name the server made. The name ends with the time of the
 * upload (specification, section 5).
 */
const stampedFileName = /^(?<name>.+_\d{14})\.(?<kind>png|jpg)$/u;

/**
 * Lists the paths of all files of an image. One without a server-made name has only its original.
 *
 * @param path the original's object path
 */
export function listImageFiles(path: string): readonly string[] {
  const { name, kind } = stampedFileName.exec(path)?.groups ?? {};
  if (name === undefined || (kind !== 'png' && kind !== 'jpg')) return [path];
  return imageWidths.flatMap((width) => [
    makeVariantFileName(name, width, 'avif'),
    makeVariantFileName(name, width, kind),
  ]);
}

/**
 * Derives the variants of a published image from the `imageURL` of its row. Returns none for an
 * image without a server-made name, such as one from before variants existed.
 */
export function listImageVariants(imageURL: string): readonly ImageVariant[] {
  if (!URL.canParse(imageURL)) return [];
  const url = new URL(imageURL);
  const { name, kind } = stampedFileName.exec(url.pathname)?.groups ?? {};
  if (name === undefined || (kind !== 'png' && kind !== 'jpg')) return [];
  // A token is valid for one object only, and the variants are public.
  url.searchParams.delete('token');
  const makeAddress = (width: number, extension: 'avif' | typeof kind) => {
    url.pathname = makeVariantFileName(name, width, extension);
    return url.href;
  };
  return imageWidths.map((width) => ({
    width,
    avif: makeAddress(width, 'avif'),
    fallback: makeAddress(width, kind),
  }));
}
