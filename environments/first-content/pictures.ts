import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imageCollections } from '../../domain/content/content-types.ts';
import { makeVariantFileName } from '../../domain/images/image-variants.ts';
import { imageWidths } from '../../domain/images/image-widths.ts';
import { contentTypes, renderVariants } from '../../functions/src/uploads/render-variants.ts';
import type { Picture } from './prepare-first-content.ts';

/** The folder with the artwork of this repository's first content. */
export const artworkFolder = join(import.meta.dirname, '../../club/first-content/artwork');
/** The folders of the pictures that the site shows itself until it has read the rows. */
const shownFolders = imageCollections.map((name) =>
  join(import.meta.dirname, '../../club/artwork/images', name),
);

/** The file extensions of drawings and photos. */
const artworkExtensions = ['svg', 'png', 'jpg'] as const;

/** Lists the artwork files of a row. Valid content has exactly one for each row with an image. */
export const listArtwork = (folder: string, id: string): readonly string[] =>
  [folder, ...shownFolders]
    .flatMap((path) => artworkExtensions.map((extension) => join(path, `${id}.${extension}`)))
    .filter((path) => existsSync(path));

/** A stored variant of a picture: one of its widths in one format. */
export interface PictureVariant {
  readonly objectPath: string;
  readonly contentType: (typeof contentTypes)[keyof typeof contentTypes];
  readonly extension: keyof typeof contentTypes;
  readonly width: number;
}

const getKind = ({ objectPath }: Picture): 'png' | 'jpg' =>
  objectPath.endsWith('.png') ? 'png' : 'jpg';

/** Lists the variants that an upload of this picture would store. */
export function listVariants(picture: Picture): readonly PictureVariant[] {
  const kind = getKind(picture);
  const name = picture.objectPath.slice(0, -`.${kind}`.length);
  return imageWidths.flatMap((width) =>
    ([kind, 'avif'] as const).map((extension) => ({
      width,
      extension,
      objectPath: makeVariantFileName(name, width, extension),
      contentType: contentTypes[extension],
    })),
  );
}

const drawingEncoders: Readonly<Record<PictureVariant['extension'], (drawing: Sharp) => Sharp>> = {
  // A palette of 256 colours is enough for drawings, and makes the file four times smaller.
  png: (drawing) => drawing.png({ palette: true, quality: 100, effort: 7 }),
  jpg: (drawing) => drawing.jpeg({ quality: 86, mozjpeg: true }),
  // The same settings as for an upload.
  avif: (drawing) => drawing.avif({ quality: 55, effort: 1 }),
};

async function renderDrawing(
  artwork: Buffer,
  { width, extension }: PictureVariant,
): Promise<Buffer> {
  const drawing = sharp(artwork).resize({ width, withoutEnlargement: true });
  return drawingEncoders[extension](drawing).toBuffer();
}

/**
 * Renders all variants of a picture, no wider than its artwork. A photo is rendered like an upload.
 *
 * @returns the bytes in the order of `listVariants`
 * @throws ApiProblem `image-unreadable` for a photo that cannot be decoded. `readContent` makes the
 * other checks of an upload.
 */
export async function renderPicture(
  picture: Picture,
  artworkPath: string,
): Promise<readonly Buffer[]> {
  const artwork = await readFile(artworkPath);
  const variants = listVariants(picture);
  if (artworkPath.endsWith('.svg')) {
    return Promise.all(variants.map((variant) => renderDrawing(artwork, variant)));
  }
  const renderedVariants = await renderVariants(artwork, getKind(picture));
  return variants.map(({ width, extension }) => {
    const renderedVariant = renderedVariants.find(
      (candidate) => candidate.nominalWidth === width && candidate.extension === extension,
    );
    if (!renderedVariant) throw new Error(`${artworkPath} was not rendered ${width} pixels wide.`);
    return renderedVariant.bytes;
  });
}
