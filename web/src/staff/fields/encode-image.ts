import { limits } from '@club/domain/limits';
import { type Area, type Size, shrinkToSlot } from './crop-area.ts';

/** A chosen file, and its decoded, upright bitmap. */
export interface ChosenImage {
  readonly file: File;
  readonly bitmap: ImageBitmap;
}

/** Decodes an image file; undefined if this browser cannot. */
export async function readImage(file: File): Promise<ChosenImage | undefined> {
  try {
    return { file, bitmap: await createImageBitmap(file) };
  } catch {
    return undefined;
  }
}

/** Whether this browser can decode an image file. */
export async function canDecode(file: File): Promise<boolean> {
  const image = await readImage(file);
  image?.bitmap.close();
  return image !== undefined;
}

interface ImagePart {
  readonly bitmap: ImageBitmap;
  readonly area: Area;
  /** The size in pixels at which the part is drawn and encoded. */
  readonly outputSize: Size;
}

/** Draws a part of an image on a canvas. */
export function drawPart(canvas: HTMLCanvasElement, { bitmap, area, outputSize }: ImagePart): void {
  canvas.width = outputSize.width;
  canvas.height = outputSize.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(bitmap, x, y, width, height, 0, 0, outputSize.width, outputSize.height);
}

/** The most attempts to encode an image under the upload's limit. Each makes it smaller. */
const maxAttempts = 6;

/**
 * Encodes a part of an image as a file under the upload's limit. The canvas removes metadata, such
 * as a photo's location and time.
 *
 * @throws Error if the browser cannot encode that type or size, or every attempt is over the limit
 */
async function encodePart(part: ImagePart, name: string, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const scale = 0.8 ** attempt;
    const width = Math.max(1, Math.round(part.outputSize.width * scale));
    const height = Math.max(1, Math.round(part.outputSize.height * scale));
    drawPart(canvas, { ...part, outputSize: { width, height } });
    const blob = await new Promise<Blob | null>((resolve) => {
      // The server compresses the image again, so this file keeps a high quality.
      canvas.toBlob(resolve, type, 0.92);
    });
    if (blob?.type !== type) break;
    if (blob.size < limits.uploadBytes) return new File([blob], name, { type });
  }
  throw new Error('The image could not be encoded under the limit.');
}

/**
 * Crops a chosen image to a file of the same name and type. The file has no more pixels than the
 * slot needs.
 *
 * @throws Error if the browser cannot encode that type or size, or every attempt is over the limit
 */
export const cropImage = ({ file, bitmap }: ChosenImage, area: Area, slot: Size): Promise<File> =>
  encodePart({ bitmap, area, outputSize: shrinkToSlot(area, slot) }, file.name, file.type);

/**
 * Returns all of an image, no wider than its slot. Like the server, it limits the height to three
 * times the slot's width.
 */
function fitImage(bitmap: ImageBitmap, slot: Size): ImagePart {
  const area = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const outputSize = shrinkToSlot(area, { width: slot.width, height: 3 * slot.width });
  return { bitmap, area, outputSize };
}

/**
 * Makes a smaller file of an image that is larger than its slot needs, or over the upload's limit.
 * Returns the file itself if it is small enough, if the browser cannot encode it, or if every
 * attempt is over the limit.
 */
export async function shrinkImage({ file, bitmap }: ChosenImage, slot: Size): Promise<File> {
  const part = fitImage(bitmap, slot);
  const isSmallEnough = part.outputSize.width === bitmap.width && file.size < limits.uploadBytes;
  if (isSmallEnough) return file;
  return encodePart(part, file.name, file.type).catch(() => file);
}

const extensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
]);

/**
 * Converts an image to another type. The new file is upright, has no metadata, and is no larger
 * than the slot needs. The returned bitmap has its original size.
 *
 * @returns undefined if this browser cannot decode or encode the image, or if every attempt is over
 * the upload's limit
 */
export async function convertImage(
  file: File,
  type: string,
  slot: Size,
): Promise<ChosenImage | undefined> {
  const image = await readImage(file);
  if (!image) return undefined;
  const { bitmap } = image;
  const name = `${file.name.replace(/\.[^.]*$/u, '')}.${extensions.get(type) ?? ''}`;
  try {
    return { file: await encodePart(fitImage(bitmap, slot), name, type), bitmap };
  } catch {
    bitmap.close();
    return undefined;
  }
}
