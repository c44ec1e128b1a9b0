import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../../emulators/project.ts';

const listCharacters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * ASCII, Latin-1, and a few signs such as œ, dashes, curly quotation marks and the euro sign. A
 * system font renders any other character.
 */
export const characters: string =
  listCharacters(0x20, 0x7e) + listCharacters(0xa0, 0xff) + 'Œœıˆ˚˜–—‘’‚“”„•…′″‹›⁄€™−';

/** Kerning, the `fi` ligature of Saira, forms by language, and figures of equal width. */
const fontFeatures = ['kern', 'liga', 'locl', 'tnum'];

/**
 * One font of the site: its upstream file in node_modules, and the axes of its subset. The file
 * theme.css declares the same weights.
 */
interface FontSource {
  readonly source: string;
  readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const fonts: Readonly<Record<string, FontSource>> = {
  'figtree.woff2': {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  'saira.woff2': {
    source: '@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2',
    // The club's headings have a width of 72 %. The subset has no other width.
    variationAxes: { wght: { min: 600, max: 900 }, wdth: 72 },
  },
};

/** Where the site's fonts are, beside their licences. */
export const fontFolder = join(root, 'web/src/ui/fonts');

/** The names of the site's font files. */
export const fontNames: readonly string[] = Object.keys(fonts);

/**
 * Makes one font of the site with HarfBuzz: a subset of the upstream file (SIL Open Font License).
 * The same input produces the same bytes on every machine.
 *
 * @param name one of `fontNames`
 * @param targetFormat `truetype` for programs other than browsers
 * @throws Error when there is no such font
 */
export async function subsetFontFile(
  name: string,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> {
  const font = fonts[name];
  if (font === undefined) throw new Error(`No such font: ${name}`);
  const upstream = await readFile(join(root, 'node_modules', font.source));
  const options = {
    targetFormat,
    variationAxes: font.variationAxes,
    keepFeatures: fontFeatures,
  };
  return subsetFont(upstream, characters, options);
}
