import { limits } from '../limits.ts';

const { imageWidths } = limits;
const maxWidth = Math.max(...imageWidths);

/**
 * The file name of one size. The widest file in the uploaded format has no width in its name. The
 * others do. So a page derives all of them from the row's one `imageURL`.
 */
export function sizeFile(name: string, width: number, extension: 'png' | 'jpg' | 'avif'): string {
  const isImageItself = extension !== 'avif' && width === maxWidth;
  return isImageItself ? `${name}.${extension}` : `${name}_${width}.${extension}`;
}

/** One size of a published image, in AVIF and in the uploaded format, which is the fallback. */
export interface ImageSize {
  readonly width: number;
  readonly avif: string;
  readonly fallback: string;
}

/** A file name that the server made (specification, section 5), at the end of an address's path. */
const stampedFileName = /^(?<name>.+_\d{14})\.(?<kind>png|jpg)$/u;

/**
 * Derives the sizes of a published image from its row's address. Returns none for an image without
 * a server-made name, such as one from before sizes existed.
 */
export function imageSizes(imageURL: string): readonly ImageSize[] {
  if (!URL.canParse(imageURL)) return [];
  const url = new URL(imageURL);
  const { name, kind } = stampedFileName.exec(url.pathname)?.groups ?? {};
  if (name === undefined || (kind !== 'png' && kind !== 'jpg')) return [];
  // A token is valid for one object only, and the sizes are public.
  url.searchParams.delete('token');
  const makeAddress = (width: number, extension: 'avif' | typeof kind) => {
    url.pathname = sizeFile(name, width, extension);
    return url.href;
  };
  return imageWidths.map((width) => ({
    width,
    avif: makeAddress(width, 'avif'),
    fallback: makeAddress(width, kind),
  }));
}
