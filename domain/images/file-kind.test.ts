import { expect, it } from 'vitest';
import { findFileKind } from './file-kind.ts';

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The header that HEIC, AVIF and videos share: a major brand, a version, and compatible brands. */
const makeHeader = (...brands: readonly string[]) =>
  `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}\0\0\0\u0008meta`;

it.each([
  ['a PNG', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'png'],
  ['a JPEG of a camera', '\u00ff\u00d8\u00ff\u00e1\0\u0010Exif', 'jpg'],
  ['an iPhone’s photo', makeHeader('heic', 'mif1', 'heic'), 'heic'],
  ['a photo that names HEIC second', makeHeader('mif1', 'mif1', 'heic'), 'heic'],
  ['a HEIC of 10 bits', makeHeader('heix', 'mif1'), 'heic'],
  ['an AVIF', makeHeader('avif', 'mif1', 'miaf'), 'photo'],
  ['an AVIF that names its brand second', makeHeader('mif1', 'avif'), 'photo'],
  ['a live photo’s video', makeHeader('qt  ', 'qt  '), 'video'],
  ['a phone’s video', makeHeader('mp42', 'isom', 'mp42'), 'video'],
  ['an old QuickTime video', '\0\0\u0001\0moov', 'video'],
  ['a WebM', '\u001aE\u00df\u00a3', 'video'],
  ['a scan as TIFF', 'II*\0', 'photo'],
  ['a TIFF of a Mac', 'MM\0*', 'photo'],
  ['a WebP', 'RIFF\u0012\0\n\0WEBPVP8 ', 'photo'],
  ['a GIF', 'GIF89a', 'photo'],
  ['a JPEG XL', '\u00ff\u000a\u00fa', 'photo'],
  ['a drawing of Photoshop', '8BPS\0\u0001', 'photo'],
  ['a photo of a Canon without a loss', makeHeader('crx ', 'crx ', 'isom'), 'photo'],
  ['a photo of a Fujifilm without a loss', 'FUJIFILMCCD-RAW', 'photo'],
  ['a video of a Mac from 2003', '\0\0\0\u0008free\0\0\0\u0010mdat', 'video'],
  ['a video of Windows', '0&\u00b2u\u008ef\u00cf\u0011', 'video'],
  ['a PDF after a byte order mark', '\u00ef\u00bb\u00bf%PDF-1.7', 'pdf'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a PDF after an empty line', '\r\n%PDF-1.4', 'pdf'],
  ['a page', '<html>', undefined],
  ['a JPEG after a space', ' \u00ff\u00d8\u00ff', undefined],
  ['an empty file', '', undefined],
])('recognizes %s by its first bytes', (_, text, kind) => {
  expect(findFileKind(toBytes(text))).toBe(kind);
});
