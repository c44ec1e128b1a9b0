/** A text as a literal of the rules language, which escapes as JavaScript does. */
export function toRulesLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The rules function that gives the staff's addresses. */
export function staffFunction(addresses: readonly string[]): readonly string[] {
  return [
    'function staffAddresses() {',
    '  return [',
    addresses
      .map((address) => `    ${toRulesLiteral(address)}`)
      .join(',\n')
      .split('\n'),
    '  ];',
    '}',
  ].flat();
}

/** Where a project's published images are read: the emulator for a `demo-` project. */
export function storageOrigin(project: string): string {
  return project.startsWith('demo-')
    ? 'http://127.0.0.1:9199'
    : 'https://firebasestorage.googleapis.com';
}

/** RE2 for exactly this text; a class instead of a backslash, so that no literal needs escapes. */
const literally = (text: string) => text.replaceAll('.', '[.]');

/** The folders of published images and what a file there may be called; storage.rules says the same. */
const folders = [
  { name: 'isBannerImage', path: 'banners', file: 'banner_[A-Za-z0-9_-]+[.]png' },
  { name: 'isCarouselImage', path: 'carousels', file: 'carousel_[A-Za-z0-9_-]+[.](png|jpg|jpeg)' },
] as const;

/**
 * The rules functions that know the address of an image in our own bucket. Projects made before
 * October 2024 have a bucket at appspot.com, later ones at firebasestorage.app.
 */
export function imageFunctions(project: string): readonly string[] {
  const bucket = `${literally(project)}[.](appspot[.]com|firebasestorage[.]app)`;
  const objects = `${literally(storageOrigin(project))}/v0/b/${bucket}/o`;
  return folders.flatMap(({ name, path, file }) => [
    `function ${name}(address) {`,
    '  return address.matches(',
    `    '${objects}/${path}%2F${file}[?]alt=media(&token=[A-Za-z0-9-]+)?'`,
    '  );',
    '}',
  ]);
}
