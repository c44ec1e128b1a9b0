import { type FileKind, fileKindBytes, findFileKind } from '@club/domain/images/file-kind';
import { limits } from '@club/domain/limits';
import type { StaffProblem } from '../shell/staff-problem.ts';
import type { ChosenImage } from './encode-image.ts';

/**
 * Finds a reason why the server would refuse an image, before the upload.
 *
 * @param original the chosen file and its decoded bitmap
 * @param fileToUpload the cropped image, a smaller copy, or the chosen file
 */
export function findImageProblem(
  { file, bitmap }: ChosenImage,
  fileToUpload: File,
): StaffProblem | undefined {
  if (fileToUpload.size >= limits.uploadBytes) return 'image-too-large';
  // A cropped image or a smaller copy has no more pixels than its slot needs.
  const isUnchanged = fileToUpload === file;
  const hasTooManyPixels = bitmap.width * bitmap.height > limits.imagePixels;
  return isUnchanged && hasTooManyPixels ? 'image-too-many-pixels' : undefined;
}

const mimeTypes: { readonly [Kind in FileKind]?: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  heic: 'image/heic',
  photo: 'image/x-other',
  video: 'video/x-other',
  pdf: 'application/pdf',
};

/** A chosen file with the type that its first bytes tell, whatever its name is. */
export interface IdentifiedFile {
  readonly file: File;
  /** Undefined for a file of another kind, whose type is as the browser reported it. */
  readonly kind: FileKind | undefined;
}

/** Reads the first bytes of a chosen file. A JPEG with the name of another format is then usable. */
export async function identifyFile(file: File): Promise<IdentifiedFile> {
  const bytes = new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer());
  const kind = findFileKind(bytes);
  const type = kind && mimeTypes[kind];
  return { file: type === undefined ? file : new File([file], file.name, { type }), kind };
}

const photoName = /\.(?:heic|heif|jpe?g|png|webp|avif|gif|bmp|tiff?)$/iu;
const heicName = /\.hei[cf]$/iu;

/** Whether a file may be a photo. Some systems report no type for HEIC. */
export const isPhoto = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && photoName.test(name));

const problems: { readonly [Kind in FileKind]: StaffProblem } = {
  png: 'image-unreadable',
  jpg: 'image-unreadable',
  heic: 'image-heic',
  photo: 'image-other-format',
  video: 'image-video',
  pdf: 'image-pdf',
};

/** Why the browser could not decode a file. */
export function findDecodingProblem({ file: { type, name }, kind }: IdentifiedFile): StaffProblem {
  if (kind) return problems[kind];
  return /^image\/hei[cf]/u.test(type) || heicName.test(name) ? 'image-heic' : 'image-unreadable';
}
