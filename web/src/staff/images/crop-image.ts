import { type Area, type Size, toCroppedSize } from './crop-area.ts';

/** A chosen file, and its decoded, upright picture. */
export interface ChosenImage {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/** Decodes an image file; undefined if this browser cannot. */
export async function readImage(file: File): Promise<ChosenImage | undefined> {
  try {
    return { file, picture: await createImageBitmap(file) };
  } catch {
    return undefined;
  }
}

/** Draws a part of a picture on a canvas. */
export function drawPart(
  canvas: HTMLCanvasElement,
  { picture, area, size }: { picture: ImageBitmap; area: Area; size: Size },
): void {
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
}

/**
 * Crops a chosen image to a file of the same name and type. It is no larger than its slot needs.
 * The canvas removes metadata, such as a photo's location and time.
 *
 * @throws Error if the browser cannot draw a picture of that size
 */
export async function cropImage(
  { file, picture }: ChosenImage,
  area: Area,
  slot: Size,
): Promise<File> {
  const canvas = document.createElement('canvas');
  drawPart(canvas, { picture, area, size: toCroppedSize(area, slot) });
  const blob = await new Promise<Blob | null>((resolve) => {
    // The server compresses the final file, so this one loses little.
    canvas.toBlob(resolve, file.type, 0.92);
  });
  if (blob?.type !== file.type) throw new Error('The picture could not be drawn.');
  return new File([blob], file.name, { type: file.type });
}
