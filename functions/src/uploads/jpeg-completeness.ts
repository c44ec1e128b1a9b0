import type { OpenImage } from './load-sharp.ts';

const endMarker = Buffer.from('ffd9', 'hex');
const scanMarker = Buffer.from('ffda', 'hex');
const progressiveMarker = Buffer.from('ffc2', 'hex');

/** Any decoder can read these bytes as pixels, unlike the zeros that libjpeg adds by itself. */
const otherPixels = Buffer.alloc(65_536, 0x2a);

/** The part of the rows that a photo may lack at its end. */
const maxMissingShare = 0.1;

/**
 * Whether a progressive JPEG has the last scan of each of its components. Without it, the photo is
 * blurred. A baseline JPEG has one scan.
 */
function hasLastScans(bytes: Buffer): boolean {
  const frame = bytes.lastIndexOf(progressiveMarker);
  if (frame < 0) return true;
  const finishedComponents = new Set<number | undefined>();
  let scan = bytes.indexOf(scanMarker, frame);
  while (scan >= 0) {
    const componentCount = bytes[scan + 4] ?? 0;
    const [, spectralEnd, approximation = 0] = bytes.subarray(scan + 5 + 2 * componentCount);
    if (spectralEnd === 63 && approximation % 16 === 0)
      for (let index = 0; index < componentCount; index += 1)
        finishedComponents.add(bytes[scan + 5 + 2 * index]);
    scan = bytes.indexOf(scanMarker, scan + 2);
  }
  return finishedComponents.size === bytes[frame + 9];
}

/**
 * Whether a JPEG with faults has almost all of its rows, so that browsers show it. Programs of phones
 * write wrong headers, and downloads lose the last bytes. It decodes the photo twice, with different
 * bytes added at the end of its data. From the first row that differs, the photo's own data is
 * missing.
 *
 * @throws the decoder's error for a file without a readable header
 */
export async function isAlmostComplete(openImage: OpenImage, bytes: Buffer): Promise<boolean> {
  const end = bytes.lastIndexOf(endMarker);
  const data = end < 0 ? bytes : bytes.subarray(0, end);
  const decode = (...parts: Buffer[]) =>
    openImage(Buffer.concat([data, ...parts, endMarker]), { failOn: 'none' })
      .timeout({ seconds: 10 })
      .resize({ width: 480, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const first = await decode();
  const second = await decode(otherPixels);
  const { width, height, channels } = first.info;
  const firstDifference = first.data.findIndex((value, index) => value !== second.data[index]);
  const completeRows = firstDifference < 0 ? height : firstDifference / (width * channels);
  return completeRows >= height * (1 - maxMissingShare) && hasLastScans(data);
}
