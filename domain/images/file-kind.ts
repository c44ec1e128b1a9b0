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
const avifBrand = /avi[fs]/u;

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
  [4, 'jP  ', 'photo'],
  [0, '\u001aE\u00df\u00a3', 'video'],
  [8, 'AVI ', 'video'],
  ...['moov', 'mdat', 'wide'].map((box) => [4, box, 'video'] as const),
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
    if (avifBrand.test(brands)) return 'photo';
    return heicBrand.test(brands) ? 'heic' : 'video';
  }
  if (start.trimStart().startsWith('%PDF-')) return 'pdf';
  return signatures.find(([offset, text]) => start.startsWith(text, offset))?.[2];
}
