/**
 * The folders of published images, and how a file there is named. storage.rules says the same; the
 * address patterns of firestore.rules are written from here.
 */
export const imageFolders = {
  banners: { prefix: 'banner', extensions: ['png'] },
  carousels: { prefix: 'carousel', extensions: ['png', 'jpg', 'jpeg'] },
} as const;
export type ImageFolder = keyof typeof imageFolders;

/**
 * What a stored image says of itself once it has been redrawn without its metadata: storage.rules
 * show visitors no other, and let no browser say so.
 */
export const processed = { processed: 'yes' } as const;

/** Where a project's published images are read: the emulator for a `demo-` project. */
export function storageOrigin(project: string): string {
  return project.startsWith('demo-')
    ? 'http://127.0.0.1:9199'
    : 'https://firebasestorage.googleapis.com';
}

/** The public address of an object in a bucket. */
export function imageAddressOf(project: string, bucket: string, objectPath: string): string {
  return `${storageOrigin(project)}/v0/b/${bucket}/o/${encodeURIComponent(objectPath)}?alt=media`;
}

/** A pattern for exactly this text; a class instead of a backslash, so that no literal needs escapes. */
const literally = (text: string) => text.replaceAll('.', '[.]');

const anyOf = ([only, ...others]: readonly string[]) =>
  others.length === 0 ? (only ?? '') : `(${[only, ...others].join('|')})`;

/**
 * The pattern of the whole address of an image in a project's own bucket, for RE2 and JavaScript
 * alike. Projects made before October 2024 have a bucket at appspot.com, later ones at
 * firebasestorage.app.
 */
export function ownImagePattern(project: string, folder: ImageFolder): string {
  const { prefix, extensions } = imageFolders[folder];
  const bucket = `${literally(project)}[.](appspot[.]com|firebasestorage[.]app)`;
  const file = `${prefix}_[A-Za-z0-9_-]+[.]${anyOf(extensions)}`;
  const objects = `${literally(storageOrigin(project))}/v0/b/${bucket}/o`;
  return `${objects}/${folder}%2F${file}[?]alt=media(&token=[A-Za-z0-9-]+)?`;
}
