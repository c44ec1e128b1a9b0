/** One picture to take: a page, in a language, at a width. */
export interface Shot {
  readonly address: string;
  readonly language: 'fr' | 'en';
  readonly width: number;
  /** Its file, relative to the folder of the pictures. */
  readonly file: string;
}

const languages = ['fr', 'en'] as const;
/** A small telephone and a laptop. */
const widths = [360, 1280] as const;

/** Makes a file name from an address: `program-u17` for `/program/u17`. */
const makeSlug = (address: string): string =>
  address.replace(/^\/+/u, '').replaceAll('/', '-') || 'home';

/** Lists the pictures of the given pages, page by page. */
export function listShots(addresses: readonly string[]): Shot[] {
  return addresses.flatMap((address) =>
    widths.flatMap((width) =>
      languages.map((language) => {
        const file = `${makeSlug(address)}-${language}-${width}.png`;
        return { address, language, width, file };
      }),
    ),
  );
}
