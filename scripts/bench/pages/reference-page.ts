import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listImageVariants } from '../../../domain/images/image-variants.ts';
import { root } from '../../../emulators/project.ts';
import { bannerSizes } from '../../../web/src/content/banner-sizes.ts';
import { toSrcSet } from '../../../web/src/ui/src-set.ts';

const dist = join(root, 'web/dist');
const file = join(dist, 'bench-reference.html');

/** Where the reference is served while it exists. */
export const referenceAddress = '/bench-reference';

/** Makes the page's hero as plain HTML, with our sizes and priority. */
function makeHero(imageURL: string): { readonly preload: string; readonly picture: string } {
  const sizes = bannerSizes;
  const srcset = toSrcSet(listImageVariants(imageURL), 'avif');
  return {
    preload: `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
    picture: `<picture class="contents"><source type="image/avif" srcset="${srcset}" sizes="${sizes}"><img alt="" fetchpriority="high" width="1920" height="768" class="h-96 w-full object-cover" src="${imageURL}"></picture>`,
  };
}

/**
 * Writes the fastest possible home page: prerendered HTML with the banner's image and no script.
 * Returns a function that removes it.
 */
export async function writeReference(imageURL: string): Promise<() => Promise<void>> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const { preload, picture } = makeHero(imageURL);
  const html = page
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gsu, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/gu, '')
    .replace(/<picture\b[^>]*>(?:(?!<\/picture>).)*home%2Fhero.*?<\/picture>/su, '')
    .replace('</head>', `${preload}</head>`)
    .replace(/<main\b[^>]*>|<div id="root"[^>]*>(?!.*<main)/su, (opening) => opening + picture);
  await writeFile(file, html);
  return () => rm(file, { force: true });
}
