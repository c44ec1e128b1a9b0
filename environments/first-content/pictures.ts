import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makeVariantFileName } from '../../domain/images/image-variants.ts';
import { limits } from '../../domain/limits.ts';
import { contentTypes, renderVariants } from '../../functions/src/uploads/render-variants.ts';
import type { Picture } from './prepare-first-content.ts';

/** The artwork of this repository's first content. */
export const artworkFolder = join(import.meta.dirname, '../../club/first-content/artwork');

/** The file extensions of drawings and photos. */
const artworkExtensions = ['svg', 'png', 'jpg'] as const;

/** Lists the artwork of a row; a valid folder has exactly one file for each. */
export const listArtwork = (folder: string, id: string): readonly string[] =>
  artworkExtensions
    .map((extension) => join(folder, `${id}.${extension}`))
    .filter((path) => existsSync(path));

/** One stored variant of a picture. */
export interface PictureFile {
  readonly objectPath: string;
  readonly contentType: (typeof contentTypes)[keyof typeof contentTypes];
  readonly extension: keyof typeof contentTypes;
  readonly width: number;
}

const getKind = ({ objectPath }: Picture): 'png' | 'jpg' =>
  objectPath.endsWith('.png') ? 'png' : 'jpg';

/** Lists the files that an upload of this picture would store. */
export function listFiles(picture: Picture): readonly PictureFile[] {
  const kind = getKind(picture);
  const name = picture.objectPath.slice(0, -`.${kind}`.length);
  return limits.imageWidths.flatMap((width) =>
    ([kind, 'avif'] as const).map((extension) => ({
      width,
      extension,
      objectPath: makeVariantFileName(name, width, extension),
      contentType: contentTypes[extension],
    })),
  );
}

const drawingEncoders: Readonly<Record<PictureFile['extension'], (drawing: Sharp) => Sharp>> = {
  // A palette of 256 colours is enough for drawings, and makes the file four times smaller.
  png: (drawing) => drawing.png({ palette: true, quality: 100, effort: 7 }),
  jpg: (drawing) => drawing.jpeg({ quality: 86, mozjpeg: true }),
  // The same settings as for an upload.
  avif: (drawing) => drawing.avif({ quality: 55, effort: 1 }),
};

async function renderDrawing(artwork: Buffer, { width, extension }: PictureFile): Promise<Buffer> {
  const drawing = sharp(artwork).resize({ width, withoutEnlargement: true });
  return drawingEncoders[extension](drawing).toBuffer();
}

/**
 * Renders all variants of a picture, no wider than its artwork. A photo is rendered like an upload.
 *
 * @returns the bytes in the order of `listFiles`
 * @throws ApiProblem for a photo that an upload would refuse
 */
export async function renderPicture(
  picture: Picture,
  artworkPath: string,
): Promise<readonly Buffer[]> {
  const artwork = await readFile(artworkPath);
  const files = listFiles(picture);
  if (artworkPath.endsWith('.svg')) {
    return Promise.all(files.map((file) => renderDrawing(artwork, file)));
  }
  const variants = await renderVariants(artwork, getKind(picture));
  return files.map(({ width, extension }) => {
    const variant = variants.find(
      (candidate) => candidate.nominalWidth === width && candidate.extension === extension,
    );
    if (!variant) throw new Error(`${artworkPath} was not rendered ${width} pixels wide.`);
    return variant.bytes;
  });
}
