import type { OpenImage } from './load-sharp.ts';

// The markers and segments of a JPEG are those of ITU-T T.81, annex B.
const endMarker = Buffer.from('ffd9', 'hex');
const scanMarker = Buffer.from('ffda', 'hex');
const progressiveMarker = Buffer.from('ffc2', 'hex');

/** Data that decodes to other pixels than the zeros that libjpeg adds where data is missing. */
const otherData = Buffer.alloc(65_536, 0x2a);

/** The part of the rows that a photo may lack at its end. */
const maxMissingShare = 0.1;

/** The last frequency of a scan that has all details of its components. */
const maxSpectralEnd = 63;

/**
 * Whether a progressive JPEG has the last scan of each of its components. Without it, the photo is
 * blurred. Other JPEGs are not refined by later scans.
 */
function hasLastScans(bytes: Buffer): boolean {
  // A thumbnail in the EXIF data may have a frame of its own, before that of the photo.
  const frame = bytes.lastIndexOf(progressiveMarker);
  if (frame < 0) return true;
  const finishedComponents = new Set<number | undefined>();
  let scan = bytes.indexOf(scanMarker, frame);
  while (scan >= 0) {
    // Marker, length, the number of components, two bytes for each, then three bytes: the first and
    // last frequency, and four bits each of the earlier and current approximation.
    const componentCount = bytes[scan + 4] ?? 0;
    const components = scan + 5;
    const [, spectralEnd, approximations = 0] = bytes.subarray(components + 2 * componentCount);
    const isExact = approximations % 16 === 0;
    if (spectralEnd === maxSpectralEnd && isExact)
      for (let index = 0; index < componentCount; index += 1)
        finishedComponents.add(bytes[components + 2 * index]);
    scan = bytes.indexOf(scanMarker, scan + 2);
  }
  // Marker, length, precision, height and width stand before the number of components.
  return finishedComponents.size === bytes[frame + 9];
}

/**
 * A photo's bytes up to its end marker, or to half a marker if it was cut there: FF and the first of
 * other added bytes would be a marker.
 */
function withoutEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(endMarker);
  const data = end < 0 ? bytes : bytes.subarray(0, end);
  return data.at(-1) === 0xff ? data.subarray(0, -1) : data;
}

/**
 * Whether a JPEG with faults has almost all of its rows with all details, so that browsers show it.
 * Programs of phones write wrong headers, and downloads lose the last bytes. It decodes a small copy
 * of the photo twice, the second time with other data added at the end. From the first row that
 * differs, the photo's own data is missing.
 *
 * @throws the decoder's error for a file without a readable header
 */
export async function isAlmostComplete(openImage: OpenImage, bytes: Buffer): Promise<boolean> {
  const data = withoutEnd(bytes);
  const decode = (...parts: Buffer[]) =>
    openImage(Buffer.concat([data, ...parts, endMarker]), { failOn: 'none' })
      .timeout({ seconds: 10 })
      .resize({ width: 480, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data: pixels, info } = await decode();
  const { data: otherPixels } = await decode(otherData);
  const { width, height, channels } = info;
  const firstDifference = pixels.findIndex((value, index) => value !== otherPixels[index]);
  const completeRows = firstDifference < 0 ? height : firstDifference / (width * channels);
  return completeRows >= height * (1 - maxMissingShare) && hasLastScans(data);
}
