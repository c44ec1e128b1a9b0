/**
 * The kinds of files that people choose as photos. `heic`, `photo` and `video` need different
 * advice: an iPhone can convert its photo, other formats must be exported, and a video has to be
 * paused.
 */
export type FileKind = 'png' | 'jpg' | 'heic' | 'photo' | 'video' | 'pdf';

/** How many bytes of a file `findFileKind` reads. */
export const fileKindBytes = 64;

/** The brands of HEIF, in the header that it shares with AVIF and videos. */
const heicBrand = /hei[cfmsx]|hev[cmsx]|mif[12]|msf1/u;
/** AVIF, and the photos that Canon's cameras store without a loss. */
const otherPhotoBrand = /avi[fs]|crx /u;

/** Bytes of formats at an offset, as Latin-1 text. */
const signatures: readonly (readonly [offset: number, text: string, kind: FileKind])[] = [
  [0, '\u0089PNG\r\n\u001a\n', 'png'],
  [0, '\u00ff\u00d8\u00ff', 'jpg'],
  [0, 'GIF8', 'photo'],
  [8, 'WEBP', 'photo'],
  [0, 'II*\0', 'photo'],
  [0, 'MM\0*', 'photo'],
  [0, 'BM', 'photo'],
  [4, 'JXL ', 'photo'],
  [0, '\u00ff\u000a', 'photo'],
  // Photoshop, and the cameras of Fujifilm, Olympus and Panasonic.
  ...['8BPS', 'FUJIFILM', 'IIRO', 'IIU\0'].map((start) => [0, start, 'photo'] as const),
  [4, 'jP  ', 'photo'],
  [0, '\u001aE\u00df\u00a3', 'video'],
  [8, 'AVI ', 'video'],
  ...['\0\0\u0001\u00ba', 'FLV\u0001', '0&\u00b2u'].map((start) => [0, start, 'video'] as const),
  ...['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((box) => [4, box, 'video'] as const),
];

/**
 * Finds the kind of a file by its first bytes. Names and types are often wrong: programs and phones
 * give HEIC photos the name of a JPEG, and the reverse.
 *
 * @returns undefined for any other file
 */
export function findFileKind(bytes: Uint8Array): FileKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, fileKindBytes));
  if (start.slice(4, 8) === 'ftyp') {
    // The major brand comes first. Photos of some phones name HEIC only among the compatible ones.
    const length = (bytes[3] ?? 0) > 8 ? bytes[3] : fileKindBytes;
    const brands = start.slice(8, length);
    if (otherPhotoBrand.test(brands)) return 'photo';
    return heicBrand.test(brands) ? 'heic' : 'video';
  }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/u.test(start)) return 'pdf';
  return signatures.find(([offset, text]) => start.startsWith(text, offset))?.[2];
}
