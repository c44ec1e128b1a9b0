import { limits } from './limits.ts';

const { imageWidths } = limits;
const widest = Math.max(...imageWidths);

/**
 * The file of one size. The widest in the image's own kind is the image itself; the others carry
 * their width, so that a page can name them all from the row's one `imageURL`.
 */
export function sizeFile(name: string, width: number, ending: 'png' | 'jpg' | 'avif'): string {
  const isImageItself = ending !== 'avif' && width === widest;
  return isImageItself ? `${name}.${ending}` : `${name}_${width}.${ending}`;
}

/** One size of a published image: its address in AVIF and in the kind that was uploaded. */
export interface ImageSize {
  readonly width: number;
  readonly avif: string;
  readonly own: string;
}

/** The name the server gives (section 5), as it stands at the end of an address's path. */
const stampedFile = /^(?<name>.+_\d{14})\.(?<kind>png|jpg)$/u;

/**
 * Every size of a published image, from the address its row carries; none where the address is not
 * of an image the upload has named, such as one that was put there before there were sizes.
 */
export function imageSizes(imageURL: string): readonly ImageSize[] {
  if (!URL.canParse(imageURL)) return [];
  const url = new URL(imageURL);
  const { name, kind } = stampedFile.exec(url.pathname)?.groups ?? {};
  if (name === undefined || (kind !== 'png' && kind !== 'jpg')) return [];
  // A token opens one object only, and these are open to all.
  url.searchParams.delete('token');
  const addressOf = (width: number, ending: 'avif' | typeof kind) => {
    url.pathname = sizeFile(name, width, ending);
    return url.href;
  };
  return imageWidths.map((width) => ({
    width,
    avif: addressOf(width, 'avif'),
    own: addressOf(width, kind),
  }));
}
